// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/query.h"

#include <QString>
#include <QStringList>

namespace studio::ui {

/// What a companion's query says of itself, for people to read. It comes from a model or from a guest: what
/// is too long is cut, what does not fit is left out, and nothing in it is ever opened or fetched.
struct RequestSubject
{
    QString text;        ///< why it asks, what it wants to say, or its question; one line, may be empty
    QStringList choices; ///< of a question; none: any text answers it
    bool operator==(const RequestSubject &) const = default;
};

inline constexpr qsizetype kMostChoices = 12;

[[nodiscard]] RequestSubject subjectOf(const model::Query &query);

} // namespace studio::ui
