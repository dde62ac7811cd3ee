// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/speech/speech_marks.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace studio::agent {
namespace {

using MarkKind = SpeechMark::Kind;

constexpr qsizetype kLongestMark = 48;
constexpr qsizetype kLongestAttributes = 80;
constexpr QChar kWideBar(0xFF5C); // of DeepSeek's tokens

template<size_t Count>
bool isOneOf(const QString &name, const std::array<QLatin1StringView, Count> &words)
{
    return std::find(words.begin(), words.end(), name) != words.end();
}

/// What the opening and closing tag of a thought share; empty: not a word for a thought. <think> is often
/// closed by </thinking>.
QString thoughtOf(const QString &name)
{
    static constexpr std::array kThink{"think"_L1, "thinking"_L1, "thought"_L1, "thoughts"_L1,
                                       "antthinking"_L1};
    static constexpr std::array kOther{
        "reasoning"_L1,        "reason"_L1,         "reflection"_L1,      "scratchpad"_L1,
        "inner_monologue"_L1,  "inner_thoughts"_L1, "thought_process"_L1, "internal_monologue"_L1,
        "reasoning_content"_L1};
    const QString word = name.mid(name.lastIndexOf(u':') + 1);
    if (isOneOf(word, kThink) || word.endsWith("_think"_L1) || word.endsWith("_thinking"_L1))
        return u"think"_s;
    return isOneOf(word, kOther) ? word : QString();
}

SpeechMark markOf(MarkKind kind, qsizetype size, const QString &name, bool isWord = false)
{
    return {kind, size, name, isWord};
}

/// <name> and </name>
SpeechMark tag(const QString &name, bool closes, qsizetype size)
{
    static constexpr std::array kEnds{"eos"_L1,         "end_of_turn"_L1,      "eot"_L1,       "eod"_L1,
                                      "end_of_text"_L1, "end_of_utterance"_L1, "endoftext"_L1, "eos_token"_L1,
                                      "im_end"_L1,      "tool_response"_L1};
    static constexpr std::array kEnvelopes{"answer"_L1, "response"_L1, "final"_L1, "final_answer"_L1,
                                           "output"_L1};
    static constexpr std::array kTools{"tool_call"_L1, "function_call"_L1, "tool_calls"_L1,
                                       "function_calls"_L1};
    if (const QString thought = thoughtOf(name); !thought.isEmpty())
        return markOf(closes ? MarkKind::Close : MarkKind::Open, size, thought, !name.contains(u':'));
    const QString word = name.mid(name.lastIndexOf(u':') + 1);
    if (isOneOf(word, kTools))
        return markOf(closes ? MarkKind::ToolClose : MarkKind::ToolOpen, size, word);
    if (closes && name == "function"_L1)
        return markOf(MarkKind::ToolClose, size, u"function="_s);
    if (isOneOf(name, kEnvelopes))
        return markOf(MarkKind::Envelope, size, closes ? u'/' + name : name);
    if ((closes && name == "s"_L1) || isOneOf(name, kEnds))
        return markOf(MarkKind::End, size, closes ? u'/' + name : name);
    if (!closes && (name == "s"_L1 || name == "bos"_L1))
        return markOf(MarkKind::BeginText, size, name);
    if (name == "start_of_turn"_L1)
        return markOf(MarkKind::Header, size, name);
    return {};
}

/// <|name|>, also with one bar or with wide ones.
SpeechMark token(const QString &name, qsizetype size)
{
    static constexpr std::array kHeaders{"start"_L1, "im_start"_L1, "start_header_id"_L1, "start_of_role"_L1,
                                         "turn"_L1};
    static constexpr std::array kEnds{"end"_L1,
                                      "return"_L1,
                                      "call"_L1,
                                      "im_end"_L1,
                                      "eot_id"_L1,
                                      "eom_id"_L1,
                                      "end_of_text"_L1,
                                      "endoftext"_L1,
                                      "eot"_L1,
                                      "eos"_L1,
                                      "end_of_turn"_L1,
                                      "end_of_sentence"_L1,
                                      "pad"_L1,
                                      "im_sep"_L1,
                                      "end_of_message"_L1,
                                      "end_of_turn_token"_L1,
                                      "user"_L1,
                                      "system"_L1,
                                      "observation"_L1,
                                      "end_of_utterance"_L1,
                                      "tool"_L1,
                                      "human"_L1,
                                      "eod_id"_L1,
                                      "im_user"_L1,
                                      "end_of_role_turn"_L1};
    const auto has = [&name](QLatin1StringView word) { return name.contains(word); };
    const bool ends = has("end"_L1) || name.startsWith(u'/') || has("close"_L1);
    if (name == "channel"_L1)
        return markOf(MarkKind::Channel, size, name);
    if (name == "message"_L1)
        return markOf(MarkKind::Message, size, name);
    if (isOneOf(name, kHeaders))
        return markOf(MarkKind::Header, size, name);
    if (isOneOf(name, kEnds))
        return markOf(MarkKind::End, size, name);
    if (has("think"_L1) || has("thought"_L1) || has("reasoning"_L1))
        return markOf(ends ? MarkKind::Close : MarkKind::Open, size, u"think"_s);
    if (has("tool"_L1) || has("python_tag"_L1) || has("function"_L1))
        return markOf(ends ? MarkKind::ToolClose : MarkKind::ToolOpen, size, u"token"_s);
    const bool begins = name == "assistant"_L1 || name.startsWith("begin_of_te"_L1) ||
                        has("startoftext"_L1) || has("begin_of_sentence"_L1) || name == "bos"_L1;
    return markOf(begins ? MarkKind::BeginText : MarkKind::Drop, size, name);
}

bool isBar(QChar c) { return c == u'|' || c == kWideBar; }

bool standsInName(QChar c)
{
    return c.isLetterOrNumber() || u"_-:./"_s.contains(c) || c == QChar(0x2581) || c == u' ';
}

QString plain(QStringView name)
{
    QString text = name.toString().toLower();
    text.replace(QChar(0x2581), u'_').replace(u'-', u'_');
    return text.trimmed();
}

/// "<|" and what follows.
SpeechMark readToken(QStringView text)
{
    qsizetype at = 2;
    while (at < text.size() && at < kLongestMark && standsInName(text.at(at)))
        ++at;
    if (at == text.size() && at < kLongestMark)
        return {MarkKind::MayBecome, 0, {}, false};
    const QString name = plain(text.mid(2, at - 2));
    if (name.isEmpty() || at >= kLongestMark)
        return {};
    const bool hasBar = isBar(text.at(at));
    const qsizetype end = hasBar ? at + 1 : at;
    if (end == text.size())
        return {MarkKind::MayBecome, 0, {}, false};
    if (text.at(end) != u'>')
        return {};
    SpeechMark mark = token(name, end + 1);
    if (mark.kind == MarkKind::Channel && !hasBar)
        mark.name = u"channel>"_s;
    return mark;
}

/// <think time="3">, and <think/>, which holds nothing.
SpeechMark readAttributes(QStringView text, const QString &name, qsizetype at)
{
    for (qsizetype end = at; end < text.size() && end < at + kLongestAttributes; ++end) {
        const QChar c = text.at(end);
        if (c == u'\n' || c == u'<')
            return {};
        if (c == u'>' && text.at(end - 1) == u'/')
            return markOf(MarkKind::Drop, end + 1, name);
        if (c == u'>')
            return tag(name, false, end + 1);
    }
    return {text.size() < at + kLongestAttributes ? MarkKind::MayBecome : MarkKind::None, 0, {}, false};
}

/// "<" or "</" and a letter.
SpeechMark readTag(QStringView text)
{
    const bool closes = text.size() > 1 && text.at(1) == u'/';
    const qsizetype from = closes ? 2 : 1;
    qsizetype at = from;
    while (at < text.size() && at < kLongestMark && text.at(at) != u' ' && text.at(at) != u'/' &&
           standsInName(text.at(at)))
        ++at;
    if (at == text.size() && at < kLongestMark)
        return {MarkKind::MayBecome, 0, {}, false};
    const QString name = plain(text.mid(from, at - from));
    if (name.isEmpty() || at >= kLongestMark || !text.at(from).isLetter())
        return {};
    const QChar next = text.at(at);
    if (next == u'>')
        return tag(name, closes, at + 1);
    if (next == u'|' && !closes) { // <channel|> and <turn|> of Gemma
        if (at + 1 == text.size())
            return {MarkKind::MayBecome, 0, {}, false};
        if (text.at(at + 1) != u'>')
            return {};
        return name == "channel"_L1 ? markOf(MarkKind::Close, at + 2, u"channel"_s)
                                    : markOf(MarkKind::End, at + 2, name);
    }
    if (next == u'=' && (name == "function"_L1 || name == "tool"_L1)) {
        const qsizetype end = text.indexOf(u'>', at);
        if (end < 0)
            return {text.size() < kLongestAttributes ? MarkKind::MayBecome : MarkKind::None, 0, {}, false};
        return markOf(MarkKind::ToolOpen, end + 1,
                      u"function="_s + text.mid(at + 1, end - at - 1).toString());
    }
    if ((next == u' ' || next == u'/') && !thoughtOf(name).isEmpty() && !closes)
        return readAttributes(text, name, at);
    if (next == u' ' && closes && at + 1 < text.size() && text.at(at + 1) == u'>')
        return tag(name, closes, at + 2);
    return {
        next == u' ' && closes && at + 1 == text.size() ? MarkKind::MayBecome : MarkKind::None, 0, {}, false};
}

struct Fixed
{
    QStringView text;
    MarkKind kind;
    QLatin1StringView name;
};

/// Marks that are always written in the same way.
SpeechMark readFixed(QStringView text)
{
    static constexpr std::array<Fixed, 16> kFixed{{
        {u"[THINK]", MarkKind::Open, "think"_L1},
        {u"[/THINK]", MarkKind::Close, "think"_L1},
        {u"\u25C1think\u25B7", MarkKind::Open, "think"_L1},
        {u"\u25C1/think\u25B7", MarkKind::Close, "think"_L1},
        {u"[INST]", MarkKind::End, "inst"_L1},
        {u"[/INST]", MarkKind::End, "inst"_L1},
        {u"<<SYS>>", MarkKind::End, "sys"_L1},
        {u"[end of text]", MarkKind::End, "end of text"_L1},
        {u"[EOS]", MarkKind::End, "eos"_L1},
        {u"[AVAILABLE_TOOLS]", MarkKind::End, "tools"_L1},
        {u"[TOOL_RESULTS]", MarkKind::End, "results"_L1},
        {u"[TOOL_CALLS]", MarkKind::ToolOpen, "rest"_L1},
        {u"[/TOOL_CALLS]", MarkKind::ToolClose, "rest"_L1},
        {u"[TOOL_REQUEST]", MarkKind::ToolOpen, "request"_L1},
        {u"[END_TOOL_REQUEST]", MarkKind::ToolClose, "request"_L1},
        {u"[TOOL_CALL]", MarkKind::ToolOpen, "rest"_L1},
    }};
    SpeechMark found;
    for (const Fixed &one : kFixed) {
        if (text.startsWith(one.text))
            return markOf(one.kind, one.text.size(), one.name);
        if (one.text.startsWith(text))
            found.kind = MarkKind::MayBecome;
    }
    return found;
}

} // namespace

bool beginsMark(QChar c) { return c == u'<' || c == u'[' || c == QChar(0x25C1); }

SpeechMark readMark(QStringView text)
{
    if (const SpeechMark fixed = readFixed(text); fixed.kind != MarkKind::None)
        return fixed;
    if (text.size() < 2 || text.at(0) != u'<')
        return {};
    if (isBar(text.at(1)))
        return readToken(text);
    return text.at(1) == u'/' || text.at(1).isLetter() ? readTag(text) : SpeechMark{};
}

} // namespace studio::agent
