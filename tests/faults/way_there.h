// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::tests::faults {

/// From now on the way to the host behind.invalid leads through a proxy on this machine, at the port that is
/// asked for; and the authority of these certificates is believed.
struct Certificates;
void prepareTheWay(const Certificates &certificates);

} // namespace studio::tests::faults
