// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/studio/ports/room_port.h"

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QSize>
#include <QString>
#include <QStringList>

namespace studio::ui {

/// True if the text is empty, or only spaces and line breaks.
[[nodiscard]] bool isBlank(const QString &text);

/// A picture that goes with the message.
struct UnsentPicture
{
    QString name;    ///< of its file; may be empty
    QByteArray jpeg; ///< as it will be sent
    QSize size;
    QString description; ///< in the user's words; may be empty
    bool kept = false;   ///< the room keeps it
    QImage whole;        ///< to edit it again; may be null
    bool operator==(const UnsentPicture &other) const
    {
        return jpeg == other.jpeg && description == other.description && kept == other.kept &&
               name == other.name;
    }
};

/// What the composer holds before it is sent: a value that can be stored as text and restored, except for its
/// pictures, which are stored nowhere.
struct Unsent
{
    QString text;
    QStringList pasted; ///< too long for the field; they follow the text, each on a new line
    QList<base::ParticipantId> to;
    bool whisper = false;
    base::ParticipantId from{QStringLiteral("user")};
    bool kept = false;                      ///< the recipients stay after sending
    QList<base::ParticipantId> mentioned{}; ///< those of `to` that are there because the text names them
    QList<UnsentPicture> pictures{};        ///< at most Draft::kMostPictures

    [[nodiscard]] QString wholeText() const;
    [[nodiscard]] bool saysNothing() const; ///< only blank text, and no picture
    /// Nothing differs from a composer that the user has not touched.
    [[nodiscard]] bool isUntouched() const { return *this == Unsent(); }

    /// A text that is too long for the field becomes a pasted text.
    [[nodiscard]] static Unsent of(const ports::Draft &draft);
    /// The first text and then the second; a whisper reaches nobody it was not meant for.
    [[nodiscard]] static Unsent joined(const Unsent &first, const Unsent &second);

    /// As JSON; empty for an untouched composer. An unreadable text counts as untouched.
    [[nodiscard]] QString toText() const;
    [[nodiscard]] static Unsent fromText(const QString &text);

    bool operator==(const Unsent &) const = default;
};

} // namespace studio::ui
