// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::base {

/// A visitor for a closed variant: std::visit(Match{...}, value). A forgotten case does not compile.
template<class... Cases>
struct Match : Cases...
{
    using Cases::operator()...;
};
template<class... Cases>
Match(Cases...) -> Match<Cases...>;

} // namespace studio::base
