// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/tokens.h"

#include <QChar>

namespace studio::persona {
namespace {

// In twelfths of a token, so that a half and a third add up exactly.
constexpr qint64 kToken = 12;
constexpr qint64 kHeading = 3; // tokens of a heading and its line break, as in "Story:"

bool isWrittenWithoutSpaces(QChar::Script script)
{
    switch (script) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul:
    case QChar::Script_Bopomofo: return true;
    default: return false;
    }
}

qint64 twelfthsOf(char32_t c)
{
    if (isWrittenWithoutSpaces(QChar::script(c)))
        return kToken;
    if (c > 0xFFFF)
        return 2 * kToken; // emoji and rare scripts are taken apart into bytes
    if (QChar::isSpace(c))
        return c == U'\n' ? kToken / 2 : 0; // a space belongs to the word behind it
    if (QChar::isDigit(c))
        return kToken / 3;
    if (QChar::isLetter(c) || QChar::isMark(c))
        return QChar::script(c) == QChar::Script_Latin ? kToken / 4 : kToken / 2;
    return c < 0x80 ? kToken / 2 : kToken;
}

qint64 partTokens(const QString &text) { return text.isEmpty() ? 0 : kHeading + tokenEstimate(text); }

} // namespace

qint64 tokenEstimate(QStringView text)
{
    qint64 twelfths = 0;
    const QList<uint> characters = text.toUcs4();
    for (const char32_t c : characters)
        twelfths += twelfthsOf(c);
    return (twelfths + kToken - 1) / kToken;
}

qint64 promptHeadTokens(const model::Persona &persona, model::Language language)
{
    const model::PersonaText text = persona.textIn(language);
    QStringList lines;
    for (const model::SampleLine &line : text.sampleLines)
        lines.append(line.text);
    QStringList lore;
    for (const model::LoreBook &book : persona.lore) {
        for (const model::LoreEntry &entry : book.entries) {
            if (entry.isAlwaysOn())
                lore.append(entry.content);
        }
    }
    qint64 tokens = 0;
    for (const QString &part :
         {text.name, QStringList(text.nicknames + text.readings.values()).join(u", "), text.role,
          text.personality, text.story, text.knowledge.join(u", "), text.scenarioNote, lines.join(u'\n'),
          text.exampleDialogue, text.systemNote, text.endNote, lore.join(u'\n')})
        tokens += partTokens(part);
    return tokens;
}

} // namespace studio::persona
