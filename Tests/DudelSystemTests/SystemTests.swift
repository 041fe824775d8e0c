import DudelTestSupport
import Testing

/// Everything here uses real X servers, one test at a time: several at once would only slow each
/// other down on a small machine, and Xlib's extension libraries are not safe from two threads.
@Suite(.serialized, .timeLimit(.minutes(2)), .needsXvfb, .oneXSuite)
enum SystemTests {}
