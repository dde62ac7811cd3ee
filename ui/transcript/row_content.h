// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/cause.h"
#include "core/model/message.h"
#include "ui/transcript/transcript_model.h"

#include <QDate>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace studio::ui {

class TranscriptModel;

/// What one row of a transcript shows, in words: no fonts, no places, no colours but the persona's own.
struct RowContent
{
    enum class Kind {
        Missing, ///< not loaded yet
        Notes,   ///< nobody has said anything: only notes
        User,
        Other, ///< companions, guests, outsiders
    };

    Kind kind = Kind::Missing;
    base::ParticipantId speaker;
    QString day;     ///< above the row, where a day begins
    QString name;    ///< one line, of bounded length
    QString colour;  ///< "#rrggbb" or empty
    QString aside;   ///< beside the name: that it is a guest, to whom it is whispered
    QString emotion; ///< beside the name: "😊 happy"
    QString time;
    QString text;                        ///< as it was said, marks and all
    QString mark;                        ///< below the text: why it was cut off
    std::optional<qsizetype> heardUntil; ///< what comes after was perhaps never shown
    QStringList notesBefore;
    QStringList notesAfter;
    QList<OpenableNote> opensBefore; ///< for each of the notes before what it opens; without an id: nothing
    QList<OpenableNote> opensAfter;
    bool isStreaming = false;
};

/// The words that depend on the user: the language of times, and how a cause is said.
struct RowWords
{
    QLocale locale;
    QDate today;                                    ///< local; invalid: no day is called today
    std::function<QString(model::Cause)> causeText; ///< "you spoke"
};

[[nodiscard]] RowContent rowContent(const TranscriptModel &model, qint64 row, const RowWords &words);

/// Who has come to know of the message: "Witnessed by Kyoko and you". You are the person at the keyboard,
/// who sees everything.
[[nodiscard]] QString heardByWords(const TranscriptModel &model, const model::Message &message);

/// The day as it stands between messages: "Today", "Friday, 20 November 2026".
[[nodiscard]] QString dayLine(QDate day, const RowWords &words);

/// The row as one line for screen readers: "Kyoko, happy, 17:05: Hello — cut off: you spoke". The text is
/// said without its marks.
[[nodiscard]] QString spokenLine(const RowContent &content, const QString &text);

} // namespace studio::ui
