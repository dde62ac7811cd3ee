// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/tokens.h"

#include <QChar>

namespace studio::persona {
namespace {

using model::TokenMix;
using model::Writing;

constexpr qint64 kHeading = 3; // tokens of a heading and its line break, as in "Story:"

// Fitted to the counts in tests/tokens, for the tokenizers with the highest counts.
constexpr double kWord = 1; // including its space, up to kShortWord letters
constexpr int kShortWord = 4;
constexpr double kFurtherLetter = 0.4;
constexpr double kAccent = 1.5; // added for a non-ASCII letter: it splits a word in two
constexpr double kCyrillic = 0.5;
constexpr double kOtherLetter = 1.2; // Arabic, Greek, Hindi: older tokenizers split them into letters
constexpr double kIdeograph = 1.25;
constexpr double kKana = 1.15;
constexpr double kSyllable = 1.6; // of Hangul
constexpr double kWideMark = 1.2; // of Chinese and Japanese
constexpr double kMark = 1;
constexpr double kFurtherMark = 0.5; // next to another mark, as in "}],"
constexpr double kSign = 1.5;        // dashes, arrows, notes of music
constexpr double kEmoji = 3.5;       // and rare characters: split into bytes

/// Reads a text in one pass.
class TokenReader
{
public:
    void read(char32_t c);
    [[nodiscard]] TokenMix mix() const { return m_mix; }

private:
    enum class Last { Start, Letter, Mark, Space, Spaces, Other };

    void readAscii(char c);
    void readOther(char32_t c);
    void readLetter(double more);
    void readSpace(bool breaksLine);
    void add(double tokens, Writing writing = Writing::Spaced)
    {
        m_mix[writing] += tokens;
        m_last = Last::Other;
    }

    TokenMix m_mix;
    int m_letters = 0; ///< of the current word
    Last m_last = Last::Start;
};

void TokenReader::read(char32_t c)
{
    if (c < 0x80)
        readAscii(char(c));
    else
        readOther(c);
}

void TokenReader::readAscii(char c)
{
    const auto isIn = [c](char first, char last) { return c >= first && c <= last; };
    if (isIn('a', 'z') || isIn('A', 'Z'))
        return readLetter(0);
    if (c == ' ' || isIn('\t', '\r'))
        return readSpace(c == '\n');
    if (isIn('0', '9'))
        return add(1);
    add(m_last == Last::Mark ? kFurtherMark : kMark);
    m_last = Last::Mark;
}

void TokenReader::readOther(char32_t c)
{
    switch (QChar::script(c)) {
    case QChar::Script_Han: return add(kIdeograph, Writing::Ideographs);
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Bopomofo: return add(kKana, Writing::Ideographs);
    case QChar::Script_Hangul: return add(kSyllable, Writing::Hangul);
    case QChar::Script_Latin: return readLetter(kAccent);
    case QChar::Script_Cyrillic: return add(kCyrillic);
    default: break;
    }
    if (c > 0xFFFF)
        return add(kEmoji);
    if (QChar::isSpace(c))
        return readSpace(false);
    if (QChar::isLetter(c) || QChar::isMark(c))
        return add(kOtherLetter);
    const bool isWide = (c >= 0x3000 && c <= 0x30FF) || c >= 0xFF00;
    add(isWide ? kWideMark : kSign);
}

void TokenReader::readLetter(double more)
{
    m_letters = m_last == Last::Letter ? m_letters + 1 : 1;
    add(more + (m_letters == 1 ? kWord : 0) + (m_letters > kShortWord ? kFurtherLetter : 0));
    m_last = Last::Letter;
}

/// A single space belongs to the next word, several spaces are one token, a line break is a token of its own.
void TokenReader::readSpace(bool breaksLine)
{
    const bool isRun = m_last == Last::Space && !breaksLine;
    const bool goesOn = isRun || m_last == Last::Spaces;
    if (breaksLine || isRun)
        add(1);
    m_last = goesOn && !breaksLine ? Last::Spaces : Last::Space;
}

qint64 partTokens(const QString &text) { return text.isEmpty() ? 0 : kHeading + tokenEstimate(text); }

} // namespace

TokenMix tokenMix(QStringView text)
{
    TokenReader reader;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const bool isPair = c.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        reader.read(isPair ? QChar::surrogateToUcs4(c, text.at(++i)) : char32_t(c.unicode()));
    }
    return reader.mix();
}

qint64 tokenEstimate(QStringView text, const model::TokenScale &scale) { return scale.of(tokenMix(text)); }

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
          text.exampleDialogue, text.systemNote, text.endNote, text.depthNote, lore.join(u'\n')})
        tokens += partTokens(part);
    return tokens;
}

} // namespace studio::persona
