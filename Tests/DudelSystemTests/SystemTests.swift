import Testing

/// Everything here runs the real program on real X servers, one test at a time: several at once
/// would only slow each other down on a small machine, and blur what they measure.
@Suite(.serialized, .timeLimit(.minutes(2)), .needsProgram)
enum SystemTests {}
