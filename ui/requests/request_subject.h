// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/query.h"

#include <QString>
#include <QStringList>

namespace studio::ui {

/// The part of a companion's query that people read. It comes from a model or from a guest: long text is
/// shortened, malformed parts are left out, and nothing in it is ever opened or fetched.
struct RequestSubject
{
    QString text;        ///< the reason, the message, or the question; one line, may be empty
    QStringList choices; ///< for a question; empty: any text answers it
    bool operator==(const RequestSubject &) const = default;
};

inline constexpr qsizetype kMostChoices = 12;

[[nodiscard]] RequestSubject subjectOf(const model::Query &query);

} // namespace studio::ui
