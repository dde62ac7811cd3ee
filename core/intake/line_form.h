// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/intake/line_head.h"
#include "core/intake/stamps.h"

#include <QIODevice>
#include <QSet>
#include <QString>

// The form in which the lines of a text name their speakers. Pure, except for the device.
namespace studio::intake {

enum class LineForm {
    Plain,     ///< "Aya: Hello." Names must be told apart from other words before a colon
    Stamped,   ///< like Plain after a time: WhatsApp, logs
    Nick,      ///< "<aya> Hello." with or without a time: IRC
    Columns,   ///< time, name and text between tabs: LINE
    Bracketed, ///< "[aya] [7:08 PM] Hello.": KakaoTalk
    Headed,    ///< a line with name and time, then the text: Discord, Telegram
    Headings,  ///< a heading of Markdown that is a name, then the text
    Listed,    ///< "- Aya: Hello." or indented: a plain talk made into a list
    Quoted,    ///< "Aya「Hello.」": scripts in Japanese
    Spaced,    ///< time, name and text between blanks: LINE on a computer
};

[[nodiscard]] LineHead headIn(const QString &line, LineForm form);
/// The same if the speakers are known: between blanks a name may have two words.
[[nodiscard]] LineHead headIn(const QString &line, LineForm form, const QSet<QString> &names);

/// Whether a line starts or ends a block of code: ``` at its beginning, or after a name and a colon.
[[nodiscard]] bool isFence(const QString &line);
/// Whether nobody speaks between code fences: in forms that any line may look like.
[[nodiscard]] bool mayBeFenced(LineForm form);

struct TextForm
{
    LineForm form = LineForm::Plain;
    QSet<QString> names;     ///< the speakers
    bool isDoubtful = false; ///< each name speaks once: the user has to say whether it is a talk
    bool isUnspoken = false; ///< nothing looks like speech: the user is asked the same
    bool hasFences = true;   ///< has code fences, all of them closed
    DateOrder order = DateOrder::DayMonth;
    bool isOrderGuessed = false;
};

/// Reads the device to its end, and seeks back to its beginning. A name needs evidence: the form marks it, or
/// it is before a colon in two places or more with other names between, or a short text consists of nothing
/// else. A recipe, a letter, a log or a style sheet has no speakers. `known` are names that are confirmed
/// elsewhere.
[[nodiscard]] base::Result<TextForm> formOf(QIODevice &device, const QSet<QString> &known = {});

} // namespace studio::intake
