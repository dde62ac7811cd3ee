// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/whisper_command.h"

#include "ui/composer/reading.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr qsizetype kCommandLength = 3; // "/w" and the blank
constexpr qsizetype kLongestRest = 60;  // no name is longer

/// Full-width signs and a full-width blank count as well: an input method writes them.
bool beginsWithCommand(QStringView text)
{
    return text.size() >= kCommandLength && text[2].isSpace() && text[2] != u'\n' &&
           folded(text.left(kCommandLength - 1)) == u"/w";
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
    if (!beginsWithCommand(text))
        return std::nullopt;
    const QStringView after = text.mid(kCommandLength);
    WhisperCommand command{.rest = firstLine(after).left(kLongestRest).toString()};
    const QString asMention = u'@' + command.rest;
    const QList<MentionSpan> spans = reader.spans(asMention);
    if (spans.isEmpty() || spans.first().start != 0)
        return command;
    const int name = spans.first().length - 1;
    command.who = reader.mentionsIn(asMention.left(spans.first().length), preferred);
    command.isEnded = name < after.size() && after[name].isSpace();
    command.length = int(kCommandLength) + name + (command.isEnded ? 1 : 0);
    return command;
}

std::optional<OpenMention> openWhisper(QStringView textBeforeCursor)
{
    const QStringView query = textBeforeCursor.mid(std::min(kCommandLength, textBeforeCursor.size()));
    if (!beginsWithCommand(textBeforeCursor) || query.size() > kLongestRest || query.contains(u'\n') ||
        (!query.isEmpty() && query.front().isSpace()))
        return std::nullopt;
    return OpenMention{int(kCommandLength), query.toString(), true};
}

} // namespace studio::ui
