// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/whisper_command.h"

#include "ui/composer/reading.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr qsizetype kLongestRest = 80; // no name is longer

/// Where the name begins; none if the text does not begin with the command. Full-width signs and blanks count
/// as well: an input method writes them.
std::optional<qsizetype> endOfCommand(QStringView text)
{
    qsizetype begin = 0;
    while (begin < text.size() && text[begin].isSpace())
        ++begin;
    const QStringView command = text.mid(begin);
    if (command.size() < 2 || folded(command.left(2)) != u"/w" ||
        (command.size() > 2 && !command[2].isSpace() && command[2] != QChar::ParagraphSeparator))
        return std::nullopt;
    qsizetype end = std::min(begin + 3, text.size());
    if (end < text.size() && (text[end] == u'@' || text[end] == u'＠'))
        ++end;
    return end;
}

QStringView firstLine(QStringView text)
{
    const auto end = std::find_if(text.begin(), text.end(),
                                  [](QChar c) { return c == u'\n' || c == QChar::ParagraphSeparator; });
    return text.left(std::distance(text.begin(), end));
}

} // namespace

QString WhisperCommand::word() const { return rest.section(u' ', 0, 0, QString::SectionSkipEmpty); }

std::optional<WhisperCommand> whisperCommand(QStringView text, const MentionReader &reader,
                                             const QList<base::ParticipantId> &preferred)
{
    const std::optional<qsizetype> end = endOfCommand(text);
    if (!end)
        return std::nullopt;
    const QStringView after = text.mid(*end);
    WhisperCommand command{.rest = firstLine(after).left(kLongestRest).toString()};
    const QString asMention = u'@' + command.rest;
    const QList<MentionSpan> spans = reader.spans(asMention);
    if (spans.isEmpty() || spans.first().start != 0)
        return command;
    const int name = spans.first().length - 1;
    command.who = reader.mentionsIn(asMention.left(spans.first().length), preferred);
    const bool hasBlank = name < after.size() && after[name].isSpace();
    command.isEnded = hasBlank && !reader.beginsALongerName(command.rest);
    command.length = int(*end) + name + (hasBlank ? 1 : 0);
    return command;
}

std::optional<OpenMention> openWhisper(QStringView textBeforeCursor)
{
    const std::optional<qsizetype> end = endOfCommand(textBeforeCursor);
    const QChar before = end ? textBeforeCursor[*end - 1] : QChar();
    const bool hasBlank = before.isSpace() || before == u'@' || before == u'＠';
    if (!hasBlank)
        return std::nullopt;
    const QStringView query = textBeforeCursor.mid(*end);
    if (query.size() > kLongestRest || query.contains(u'\n') || (!query.isEmpty() && query.front().isSpace()))
        return std::nullopt;
    return OpenMention{int(*end), query.toString(), true};
}

} // namespace studio::ui
