#pragma once

/// Runs the bare Xlib and cairo scribbling program that the benchmark measures against.
///
/// Returns the exit status when the window is closed. The arguments are not used.
int scribbler_main(int argc, char **argv);
