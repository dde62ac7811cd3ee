// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/intake/stamps.h"

#include <QIODevice>
#include <QSet>
#include <QString>

#include <optional>

// How the lines of a text say who speaks. Pure but for the device.
namespace studio::intake {

enum class LineForm {
    Plain,     ///< "Aya: Hello." The names have to be told from other words before a colon
    Stamped,   ///< a time, then the same: WhatsApp, logs
    Nick,      ///< "<aya> Hello." with or without a time: IRC
    Columns,   ///< time, name and text between tabs: LINE
    Bracketed, ///< "[aya] [7:08 PM] Hello.": KakaoTalk
    Headed,    ///< a line with name and time, then the text: Discord, Telegram
    Headings,  ///< a heading of Markdown that is a name, then the text
    Listed,    ///< "- Aya: Hello." or with blanks before it: a plain talk that was put into a list
    Quoted,    ///< "Aya「Hello.」": scripts in Japanese
    Spaced,    ///< time, name and text between blanks: LINE on a computer
};

/// What a line is in a form.
struct LineHead
{
    enum class Kind {
        Opening, ///< somebody begins to speak
        Notice,  ///< of the program; nobody says it
        Day,     ///< a date by itself
        None,    ///< it goes on with what was said
    };
    Kind kind = Kind::None;
    QString name{};
    QString text{};
    std::optional<Stamp> stamp{};
    int level = 0;      ///< of a heading, 1 the highest
    bool isAct = false; ///< told, not said: "* aya waves". It proves no name
    /// Many lines that nobody begins look the same: a time behind one blank, a name in [ ].
    bool isWeak = false;
    bool isTight = false; ///< no blank stands behind the colon: "g:variable"
    bool isMoody = false; ///< the name has something in ( ) behind it: "Aya (smiling): Hello."
};

[[nodiscard]] LineHead headIn(const QString &line, LineForm form);
/// The same where it is known who speaks: between blanks a name may have two words.
[[nodiscard]] LineHead headIn(const QString &line, LineForm form, const QSet<QString> &names);

/// Whether a line begins or ends a block of code: ``` at its beginning, or after a name and a colon.
[[nodiscard]] bool isFence(const QString &line);
/// Whether nobody speaks between fences: in forms whose lines anything may look like.
[[nodiscard]] bool mayBeFenced(LineForm form);

struct TextForm
{
    LineForm form = LineForm::Plain;
    QSet<QString> names;     ///< who speaks
    bool isDoubtful = false; ///< each of them speaks once: people have to say whether it is a talk
    bool isUnspoken = false; ///< nothing looks like speech: the same question to people
    bool hasFences = true;   ///< of code, each of which is closed
    DateOrder order = DateOrder::DayMonth;
    bool isOrderGuessed = false;
};

/// Reads the device to its end, and goes back to its beginning. A name has to have evidence: the form gives
/// it, or it stands before a colon at two places or more with others between them, or the whole of a short
/// text is such lines. A recipe, a letter, a log or a style sheet has nobody in it. `known` are names that
/// somebody else vouches for.
[[nodiscard]] base::Result<TextForm> formOf(QIODevice &device, const QSet<QString> &known = {});

} // namespace studio::intake
