// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/speech/thought_filter.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::agent {
namespace {

using MarkKind = SpeechMark::Kind;

constexpr qsizetype kLongestCode = 160;    // between backticks, behind a mark
constexpr qsizetype kLongestHeading = 100; // the name of a channel, or a role
constexpr qsizetype kLongestCall = 64 * 1024;
constexpr auto kRunTogether = "assistantfinal"_L1;
constexpr auto kAnalysis = "analysis"_L1;

bool endsClause(QChar c) { return u".!?…。！？”\"』」)）*:："_s.contains(c); }

/// Whether a named channel holds speech.
bool isForAll(const QString &channel)
{
    const QString name = channel.trimmed().toLower();
    return name.startsWith("final"_L1) || name.startsWith("response"_L1) || name.startsWith("answer"_L1);
}

bool isOwnRole(const QString &role)
{
    const QString name = role.trimmed().toLower();
    return name.isEmpty() || name.startsWith("assistant"_L1) || name.startsWith("model"_L1);
}

} // namespace

ThoughtFilter::ThoughtFilter(Start start)
    : m_isHeld(start == Start::Held)
{
}

ThoughtFilter::Parts ThoughtFilter::add(QStringView text)
{
    for (const QChar c : text) {
        m_kept += c;
        work(false);
    }
    return std::exchange(m_parts, {});
}

ThoughtFilter::Parts ThoughtFilter::finish()
{
    work(true);
    if (m_place == Place::Tool && !m_tool.isEmpty())
        m_parts.calls.append(m_tool);
    release();
    return std::exchange(m_parts, {});
}

void ThoughtFilter::release()
{
    m_isHeld = false;
    m_parts.said += std::exchange(m_held, {});
}

void ThoughtFilter::work(bool isLast)
{
    while (!m_kept.isEmpty() && step(isLast)) {
    }
}

/// Takes a mark or a character from the kept text. False: more has to come.
bool ThoughtFilter::step(bool isLast)
{
    if (m_place == Place::Said && m_kept.front() != u'`')
        m_code.settle();
    const Found words = findRunTogether();
    if (words == Found::Taken || (words == Found::Maybe && !isLast))
        return words == Found::Taken;
    const bool mayBegin = beginsMark(m_kept.front()) && (m_place != Place::Said || m_last != u'\\');
    const SpeechMark mark = mayBegin ? readMark(m_kept) : SpeechMark{};
    // The next character tells whether a closing tag is a word in a sentence.
    const bool isOpenEnded = mark.kind == MarkKind::Close && mark.isWord && m_kept.size() == mark.size;
    if ((mark.kind == MarkKind::MayBecome || isOpenEnded) && !isLast)
        return false;
    if (mark.kind != MarkKind::None && mark.kind != MarkKind::MayBecome) {
        const Found code = m_place == Place::Said ? findCode(isLast) : Found::No;
        if (code == Found::Maybe)
            return false;
        if (code == Found::No) {
            act(mark);
            return true;
        }
    }
    const QString next = m_kept.left(1);
    m_kept.remove(0, 1);
    give(next);
    return true;
}

/// The kept text stands after a backtick in its line: it is code if another backtick closes it.
ThoughtFilter::Found ThoughtFilter::findCode(bool isLast)
{
    if (m_code.isInFence())
        return Found::Taken;
    if (!m_code.isBehindTick())
        return Found::No;
    const qsizetype tick = m_kept.indexOf(u'`');
    const qsizetype end = m_kept.indexOf(u'\n');
    if (tick >= 0 && (end < 0 || tick < end))
        return Found::Taken;
    if (end < 0 && !isLast && m_kept.size() < kLongestCode)
        return Found::Maybe;
    m_code.leaveTick();
    return Found::No;
}

/// "analysisHm. …assistantfinalHello.": harmony format whose marks the server has removed.
ThoughtFilter::Found ThoughtFilter::findRunTogether()
{
    const auto begins = [this](QLatin1StringView word) {
        return word.startsWith(QStringView(m_kept).left(word.size()));
    };
    if (m_kept.front() != u'a')
        return Found::No;
    if (m_place == Place::Thought && m_thought == kAnalysis && begins(kRunTogether)) {
        if (m_kept.size() < kRunTogether.size())
            return Found::Maybe;
        m_kept.remove(0, kRunTogether.size());
        beginAnew();
        return Found::Taken;
    }
    if (m_place != Place::Said || m_hasSaid || m_hasThought || !begins(kAnalysis))
        return Found::No;
    if (m_kept.size() <= kAnalysis.size())
        return Found::Maybe;
    if (!m_kept.at(kAnalysis.size()).isUpper())
        return Found::No;
    m_kept.remove(0, kAnalysis.size());
    m_place = Place::Thought;
    m_thought = kAnalysis;
    m_hasThought = true;
    release();
    return Found::Taken;
}

void ThoughtFilter::act(const SpeechMark &mark)
{
    switch (m_place) {
    case Place::Thought: return actInThought(mark);
    case Place::Tool: return actInTool(mark);
    case Place::Channel:
        if (mark.kind == MarkKind::Message)
            leaveChannelName();
        m_kept.remove(0, mark.size);
        return;
    case Place::Header:
        leaveHeader();
        if (m_place != Place::Over && mark.kind != MarkKind::Drop)
            return;
        m_kept.remove(0, mark.size);
        return;
    case Place::Over:
        // If a channel for all follows, only the model's thoughts had ended.
        if (mark.kind == MarkKind::Channel && m_isHeld)
            enterChannel(mark);
        m_kept.remove(0, mark.size);
        return;
    case Place::Said: return actInSpeech(mark);
    }
}

void ThoughtFilter::actInThought(const SpeechMark &mark)
{
    const bool isChannel = m_thought == "channel"_L1;
    const bool closes =
        (mark.kind == MarkKind::Close && mark.name == m_thought) || (isChannel && mark.kind == MarkKind::End);
    if (closes) {
        m_place = Place::Said;
        m_isHeld |= std::exchange(m_nested, false); // the outer thought may still be closed
    } else if (mark.kind == MarkKind::Channel) {
        enterChannel(mark);
    } else if (isChannel && mark.kind == MarkKind::Header) {
        m_place = Place::Header;
        m_name.clear();
    } else {
        m_nested |= mark.kind == MarkKind::Open && mark.name == m_thought;
        m_parts.thought += QStringView(m_kept).left(mark.size);
    }
    m_kept.remove(0, mark.size);
}

void ThoughtFilter::actInSpeech(const SpeechMark &mark)
{
    switch (mark.kind) {
    case MarkKind::Open: return open(mark);
    case MarkKind::Close: return close(mark);
    case MarkKind::Channel: enterChannel(mark); break;
    case MarkKind::Header:
        m_place = m_hasSaid ? Place::Over : Place::Header;
        m_name.clear();
        break;
    case MarkKind::End: m_place = Place::Over; break;
    case MarkKind::BeginText:
        if (!m_hasSaid)
            break;
        if (mark.name == "s"_L1)
            return giveMark(mark);
        m_place = Place::Over;
        break;
    case MarkKind::ToolOpen:
        m_place = Place::Tool;
        m_toolKind = mark.name;
        m_tool = mark.name.startsWith("function="_L1) ? mark.name.mid(9) + u'\n' : QString();
        m_hasCalled = true;
        break;
    case MarkKind::Envelope:
        if (!takesEnvelope(mark.name))
            return giveMark(mark);
        break;
    case MarkKind::Message:
    case MarkKind::Drop: break;
    case MarkKind::ToolClose:
        if (m_hasCalled || mark.name != "function="_L1)
            break;
        return giveMark(mark);
    case MarkKind::None:
    case MarkKind::MayBecome: return giveMark(mark);
    }
    m_kept.remove(0, mark.size);
}

/// <answer> around the speech, after a thought.
bool ThoughtFilter::takesEnvelope(const QString &name)
{
    const bool closes = name.startsWith(u'/');
    if (closes ? name.mid(1) != m_envelope : !m_hasThought || m_hasSaid)
        return false;
    m_envelope = closes ? QString() : name;
    return true;
}

/// Here the mark is ordinary text.
void ThoughtFilter::giveMark(const SpeechMark &mark)
{
    const QString text = m_kept.left(mark.size);
    m_kept.remove(0, mark.size);
    give(text);
}

void ThoughtFilter::actInTool(const SpeechMark &mark)
{
    const bool ends =
        mark.kind == MarkKind::End ||
        (mark.kind == MarkKind::ToolClose &&
         (mark.name == m_toolKind || m_toolKind == "token"_L1 || m_toolKind.startsWith(mark.name)));
    if (ends) {
        m_parts.calls.append(std::exchange(m_tool, {}));
        m_place = Place::Said;
    } else if (m_tool.size() < kLongestCall) {
        m_tool += QStringView(m_kept).left(mark.size);
    }
    m_kept.remove(0, mark.size);
}

void ThoughtFilter::open(const SpeechMark &mark)
{
    if (mark.isWord && !isAtSentence()) {
        ++m_openWords[mark.name];
        return giveMark(mark);
    }
    if (!m_hasSaid)
        release();
    m_hasThought = true;
    m_nested = false;
    m_place = Place::Thought;
    m_thought = mark.name;
    m_kept.remove(0, mark.size);
}

void ThoughtFilter::close(const SpeechMark &mark)
{
    const bool spaceAfter = m_kept.size() > mark.size && m_kept.at(mark.size) == u' ';
    const bool isInSentence = mark.isWord && m_last == u' ' && spaceAfter && !isAtSentence();
    int &openWords = m_openWords[mark.name];
    if (openWords > 0 || isInSentence) {
        openWords = std::max(openWords - 1, 0);
        return giveMark(mark);
    }
    m_sawLoneEnd |= m_hasSaid && !m_hasThought;
    beginAnew();
    m_kept.remove(0, mark.size);
}

void ThoughtFilter::enterChannel(const SpeechMark &mark)
{
    m_place = Place::Channel;
    m_name.clear();
    m_nameEndsLine = mark.name != "channel"_L1;
}

void ThoughtFilter::leaveChannelName()
{
    const qsizetype to = m_name.indexOf("to=functions."_L1);
    if (isForAll(m_name)) {
        beginAnew();
        return;
    }
    m_hasThought = true;
    if (!m_hasSaid)
        release();
    if (to >= 0) {
        m_place = Place::Tool;
        m_toolKind = u"call"_s;
        m_tool = m_name.mid(to + 13).section(u' ', 0, 0) + u'\n';
        return;
    }
    m_place = Place::Thought;
    m_thought = u"channel"_s;
}

void ThoughtFilter::leaveHeader()
{
    m_place = isOwnRole(std::exchange(m_name, {})) ? Place::Said : Place::Over;
}

/// The held text was a thought; speech begins here.
void ThoughtFilter::beginAnew()
{
    m_place = Place::Said;
    if (!m_isHeld)
        return;
    m_sawLoneEnd |= m_hasSaid && !m_hasThought;
    m_parts.thought += std::exchange(m_held, {});
    m_isHeld = false;
    m_hasSaid = false;
    m_code.reset();
    m_openWords.clear();
}

void ThoughtFilter::give(QStringView text)
{
    for (const QChar c : text) {
        switch (m_place) {
        case Place::Said: say(c); break;
        case Place::Thought: m_parts.thought += c; break;
        case Place::Tool:
            if (m_tool.size() < kLongestCall)
                m_tool += c;
            break;
        case Place::Channel:
            m_name += c;
            if ((m_nameEndsLine && c == u'\n') || m_name.size() > kLongestHeading)
                leaveChannelName();
            break;
        case Place::Header:
            m_name += c;
            if (c == u'\n' || m_name.size() > kLongestHeading)
                leaveHeader();
            break;
        case Place::Over: break;
        }
    }
}

void ThoughtFilter::say(QChar c)
{
    if (c.isSpace() && !m_hasSaid && !m_isHeld)
        return; // around thoughts
    (m_isHeld ? m_held : m_parts.said) += c;
    if (m_held.size() > kLongestHeld)
        release();
    m_last = c;
    m_code.take(c);
    if (!c.isSpace()) {
        m_lastLetter = c;
        m_hasSaid = true;
    }
}

bool ThoughtFilter::isAtSentence() const
{
    return !m_hasSaid || m_code.isLineEmpty() || endsClause(m_lastLetter);
}

} // namespace studio::agent
