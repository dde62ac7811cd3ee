// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/speech/line_dress.h"

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace studio::agent {
namespace {

using DressKind = LineDress::What;
using NameFound = SpeakerNames::Found;

constexpr qsizetype kLongestAside = 60; // between brackets behind a name
constexpr qsizetype kLongestAskedOf = 120;

/// Reads a line from left to right. Where the line ends too early to tell, isOpen() holds.
class Reader
{
public:
    explicit Reader(QStringView line)
        : m_line(line)
    {
    }
    [[nodiscard]] bool isAtEnd()
    {
        const bool ends = m_at >= m_line.size();
        m_open |= ends;
        return ends;
    }
    [[nodiscard]] QChar next() { return isAtEnd() ? QChar() : m_line.at(m_at); }
    [[nodiscard]] QStringView rest() const { return m_line.mid(std::min(m_at, m_line.size())); }
    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] qsizetype at() const { return m_at; }
    void skip(qsizetype size) { m_at += size; }
    void wantMore() { m_open = true; }
    /// Returns how many of these characters were skipped.
    qsizetype skipAll(QStringView of, qsizetype most = 4)
    {
        qsizetype count = 0;
        while (count < most && !isAtEnd() && of.contains(next())) {
            ++m_at;
            ++count;
        }
        return count;
    }
    bool take(QStringView word)
    {
        const QStringView there = rest().left(word.size());
        if (there.compare(word, Qt::CaseInsensitive) == 0) {
            m_at += word.size();
            return true;
        }
        m_open |= there.size() < word.size() && word.startsWith(there, Qt::CaseInsensitive);
        return false;
    }

private:
    QStringView m_line;
    qsizetype m_at = 0;
    bool m_open = false;
};

QChar closing(QChar opening)
{
    static constexpr QStringView kOpening = u"([<（【［";
    static constexpr QStringView kClosing = u")]>）】］";
    const qsizetype at = kOpening.indexOf(opening);
    return at < 0 ? QChar() : kClosing.at(at);
}

/// "(companion_kyoko)" or "（微笑）" behind a name. False: it is not closed in time.
bool skipAside(Reader &reader)
{
    const QChar close = reader.isAtEnd() ? QChar() : closing(reader.next());
    if (close.isNull() || reader.next() == u'<')
        return true;
    const qsizetype end = reader.rest().left(kLongestAside).indexOf(close);
    const qsizetype line = reader.rest().indexOf(u'\n');
    if (end < 0) {
        if (line < 0 && reader.rest().size() < kLongestAside)
            reader.wantMore();
        return false;
    }
    reader.skip(end + 1);
    return line < 0 || end < line;
}

/// " to everybody", as the prompt writes it.
void skipAskedOf(Reader &reader, const SpeakerNames &names, bool hasNumber)
{
    if (!reader.take(u"to "))
        return;
    const NameFound who = names.at(reader.rest());
    if (!hasNumber && who.what == NameFound::What::None && !reader.take(u"every"))
        return;
    const qsizetype colon = reader.rest().left(kLongestAskedOf).indexOf(u':');
    if (colon >= 0 && !reader.rest().left(colon).contains(u'\n'))
        reader.skip(colon);
    else if (reader.rest().size() < kLongestAskedOf && !reader.rest().contains(u'\n'))
        reader.wantMore();
}

/// "-san" and the like.
void skipHonorific(Reader &reader)
{
    for (const QStringView one :
         {u"さん", u"ちゃん", u"くん", u"君", u"様", u"先生", u"-san", u"-chan", u"-kun"}) {
        if (reader.take(one))
            return;
    }
}

bool skipNumber(Reader &reader)
{
    if (reader.next() != u'[' || reader.rest().size() < 2 || !reader.rest().at(1).isDigit())
        return false;
    reader.skip(1);
    reader.skipAll(u"0123456789", 9);
    const bool closes = reader.take(u"]");
    reader.skipAll(u" ");
    return closes;
}

/// After a name: is it the head of a line?
bool isHead(Reader &reader, const SpeakerNames &names, QChar bracket, qsizetype marks, bool hasNumber)
{
    skipHonorific(reader);
    reader.skipAll(u"*_");
    reader.skipAll(u" ");
    const bool closed = !bracket.isNull() && !reader.isAtEnd() && reader.next() == closing(bracket);
    if (!bracket.isNull() && !closed)
        return false;
    if (closed)
        reader.skip(1);
    reader.skipAll(u"*_ ");
    if (!skipAside(reader))
        return false;
    reader.skipAll(u"*_ ");
    skipAskedOf(reader, names, hasNumber);
    if (!reader.isAtEnd() && (reader.next() == u':' || reader.next() == QChar(0xFF1A))) {
        reader.skip(1);
        if (reader.take(u"//"))
            return false;
        reader.skipAll(u"*_");
        return true;
    }
    return closed || (marks >= 2 && !reader.isAtEnd() && reader.next() == u'\n');
}

/// "### Instruction:" of an Alpaca template; which word it is, or none.
std::optional<QString> headingIn(Reader &reader)
{
    if (reader.skipAll(u"#") < 2)
        return std::nullopt;
    reader.skipAll(u" ");
    for (const QStringView word :
         {u"instruction", u"input", u"human", u"user", u"system", u"response", u"assistant"}) {
        if (!reader.take(word))
            continue;
        return reader.take(u":") ? std::optional(word.toString()) : std::nullopt;
    }
    return std::nullopt;
}

/// Words of the prompt with which a model begins instead of an answer.
LineDress promptIn(QStringView line, const SpeakerNames &names)
{
    const std::array<QString, 6> all{
        u"Now it is %1's turn"_s,         u"Say only what %1 says next"_s,
        u"You are %1 (companion_"_s,      u"Lines that begin with | are given text"_s,
        u"What was said, oldest first"_s, u"If %1 would rather stay silent"_s};
    LineDress found;
    for (const QString &one : all) {
        const QString words = one.contains(u"%1"_s) ? one.arg(names.self()) : one;
        if (line.startsWith(words, Qt::CaseInsensitive))
            return {DressKind::Prompt, words.size(), {}};
        if (QStringView(words).startsWith(line, Qt::CaseInsensitive))
            found.what = DressKind::MayBecome;
    }
    return found;
}

LineDress roleIn(Reader &reader, LineAt at)
{
    for (const QStringView word : {u"assistant", u"ai", u"bot", u"model"}) {
        if (!reader.take(word))
            continue;
        reader.skipAll(u"*_ ");
        if (!reader.isAtEnd() && reader.next() == u':') {
            reader.skip(1);
            reader.skipAll(u"*_");
            if (at == LineAt::Start)
                return {DressKind::Own, reader.at(), {}};
            if (word == u"assistant")
                return {DressKind::Other, reader.at(), {}};
        }
        return {};
    }
    return {};
}

LineDress openOr(const Reader &reader, const LineDress &known)
{
    return reader.isOpen() ? LineDress{DressKind::MayBecome, 0, {}} : known;
}

LineDress heading(QStringView line, LineAt at)
{
    Reader reader(line);
    const auto word = headingIn(reader);
    if (!word)
        return openOr(reader, {});
    const bool isAnswer = *word == u"response"_s || *word == u"assistant"_s;
    return {isAnswer && at == LineAt::Start ? DressKind::Own : DressKind::Other, reader.at(), {}};
}

/// A dress that holds a name.
LineDress named(QStringView line, const SpeakerNames &names)
{
    Reader reader(line);
    reader.skipAll(u" ", 3);
    const bool hasNumber = skipNumber(reader);
    if (reader.skipAll(u"#") > 0)
        reader.skipAll(u" ");
    const qsizetype marks = reader.skipAll(u"*_", 3);
    QChar bracket;
    if (!reader.isAtEnd() && u"[<【［"_s.contains(reader.next())) {
        bracket = reader.next();
        reader.skip(1);
    }
    if (reader.isAtEnd())
        return {DressKind::MayBecome, 0, {}};
    const NameFound name = names.at(reader.rest());
    if (name.what != NameFound::What::Name)
        return name.what == NameFound::What::MayBecome ? LineDress{DressKind::MayBecome, 0, {}} : LineDress{};
    reader.skip(name.size);
    if (isHead(reader, names, bracket, marks, hasNumber))
        return openOr(reader,
                      {name.speaker.isSelf ? DressKind::Own : DressKind::Other, reader.at(), name.speaker});
    return openOr(reader, {});
}

} // namespace

LineDress dressOf(QStringView line, const SpeakerNames &names, LineAt at)
{
    if (line.size() > kLongestDress)
        return {};
    LineDress open;
    const auto decides = [&open](const LineDress &one) {
        if (one.what == DressKind::MayBecome)
            open = one;
        return one.what != DressKind::None && one.what != DressKind::MayBecome;
    };
    if (const LineDress found = named(line, names); decides(found))
        return found;
    if (const LineDress found = heading(line, at); decides(found))
        return found;
    Reader role(line);
    role.skipAll(u"*_", 3);
    const LineDress ofRole = roleIn(role, at);
    if (decides(ofRole.what == DressKind::None ? openOr(role, {}) : ofRole))
        return ofRole;
    if (at == LineAt::Start) {
        if (const LineDress found = promptIn(line, names); decides(found))
            return found;
    }
    return open;
}

} // namespace studio::agent
