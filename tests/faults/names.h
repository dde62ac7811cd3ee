// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Names of hosts that only the fault suite knows. The program resolves names through the getaddrinfo()
// defined here; every name that does not end in ".invalid" goes to the real one.
//
//   nobody….invalid  does not exist before releaseNames(), then is this machine
//   slow….invalid    is this machine, but is told only after releaseNames()
//   twice….invalid   is ::1 first and 127.0.0.1 too
//   any other        is 127.0.0.1
namespace studio::tests::faults {

/// How many lookups wait now.
[[nodiscard]] int slowLookups();
/// Those that wait are told, and all later ones until holdNames().
void releaseNames();
void holdNames();

} // namespace studio::tests::faults
