// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/studio/ports/room_port.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace studio::ui {

/// Says nothing: it is empty, or spaces and ends of lines.
[[nodiscard]] bool isBlank(const QString &text);

/// What the composer holds before it is sent: a value that can be kept as text and taken up again.
struct Unsent
{
    QString text;
    QStringList pasted; ///< too long for the field; they follow the text, each on a new line
    QList<base::ParticipantId> to;
    bool whisper = false;
    base::ParticipantId from{QStringLiteral("user")};

    [[nodiscard]] QString wholeText() const;
    [[nodiscard]] bool saysNothing() const; ///< nothing but blanks
    /// Nothing in it differs from a composer that nobody touched.
    [[nodiscard]] bool isUntouched() const { return *this == Unsent(); }

    /// A text that is too long for the field becomes a pasted one.
    [[nodiscard]] static Unsent of(const ports::Draft &draft);
    /// One after the other; nobody hears of a whisper who was not meant to.
    [[nodiscard]] static Unsent joined(const Unsent &first, const Unsent &second);

    /// As JSON; empty for an untouched one. What cannot be read is an untouched one.
    [[nodiscard]] QString toText() const;
    [[nodiscard]] static Unsent fromText(const QString &text);

    bool operator==(const Unsent &) const = default;
};

} // namespace studio::ui
