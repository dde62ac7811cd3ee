// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/cause.h"
#include "core/model/message.h"
#include "ui/transcript/pictures/row_pictures.h"
#include "ui/transcript/transcript_model.h"

#include <QDate>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace studio::ui {

class TranscriptModel;

/// The content of one row of a transcript, in words: no fonts, no places, and no colours except the
/// persona's.
struct RowContent
{
    enum class Kind {
        Missing, ///< not loaded yet
        Notes,   ///< nobody has said anything: only notes
        Deleted, ///< only its notes, of which one says so
        User,
        Other, ///< companions, guests, outsiders
    };

    Kind kind = Kind::Missing;
    base::ParticipantId speaker;
    QString day;     ///< above the first row of a day
    QString name;    ///< one line, of bounded length
    QString colour;  ///< "#rrggbb" or empty
    QString aside;   ///< beside the name: that the speaker is a guest, or to whom the message is whispered
    QString emotion; ///< beside the name: "😊 happy"
    QString time;
    QString text;                        ///< as written, with Markdown marks
    QString mark;                        ///< below the text: why the message was cut off
    std::optional<qsizetype> heardUntil; ///< text after this was perhaps never shown
    QList<RowPicture> pictures{};        ///< below the text
    QStringList notesBefore;
    QStringList notesAfter;
    QList<OpenableNote> opensBefore; ///< what each of the notes before opens; without an id: nothing
    QList<OpenableNote> opensAfter;
    bool isWhisper = false;
    bool isStreaming = false;
    int editorHeight = 0; ///< the place of the words is kept free for their editor; 0: it is not edited
};

/// The words that depend on the user: the format of times, and the wording of a cause.
struct RowWords
{
    QLocale locale;
    QDate today;                                    ///< local; invalid: no day is called today
    std::function<QString(model::Cause)> causeText; ///< "you spoke"
};

[[nodiscard]] RowContent rowContent(const TranscriptModel &model, qint64 row, const RowWords &words);

/// The participants who have come to know of the message: "Witnessed by Kyoko and you". "You" is the person
/// at the keyboard, who sees everything.
[[nodiscard]] QString heardByWords(const TranscriptModel &model, const model::Message &message);

/// A day as shown between messages: "Today", "Friday, 20 November 2026".
[[nodiscard]] QString dayLine(QDate day, const RowWords &words);

/// The row as one line for screen readers: "Kyoko, happy, 17:05: Hello — cut off: you spoke". The text comes
/// without Markdown marks.
[[nodiscard]] QString spokenLine(const RowContent &content, const QString &text);

} // namespace studio::ui
