// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

// The marks that models and their servers leave in a text: tags of thoughts, tokens of chat templates, tool
// calls written as text. Pure.
namespace studio::agent {

struct SpeechMark
{
    enum class Kind {
        None,      ///< the text does not begin with a mark
        MayBecome, ///< it may, when more has come
        Open,      ///< a thought begins
        Close,     ///< a thought ends
        End,       ///< the end of the answer; `name` says which
        Header,    ///< a role follows, up to the end of the line
        Channel,   ///< the name of a channel follows
        Message,   ///< the text of a channel begins
        BeginText, ///< means nothing at the start of an answer, and anything elsewhere
        Envelope,  ///< <answer> and the like: means nothing behind a thought
        Drop,      ///< means nothing anywhere
        ToolOpen,
        ToolClose,
    };
    Kind kind = Kind::None;
    qsizetype size = 0;  ///< of the mark, in UTF-16 units
    QString name;        ///< in lower case; for Open and Close the part that both share
    bool isWord = false; ///< for Open and Close: it may also be an ordinary word: <think>, not [THINK]
};

/// Whether a mark may begin with this character.
[[nodiscard]] bool beginsMark(QChar c);
/// The mark that the text begins with.
[[nodiscard]] SpeechMark readMark(QStringView text);

} // namespace studio::agent
