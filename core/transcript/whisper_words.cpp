// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/whisper_words.h"

#include <QCoreApplication>

namespace studio::transcript {
namespace {

struct WhisperWords
{
    Q_DECLARE_TR_FUNCTIONS(WhisperWords)
};

QString marked(const model::Message &message, const explain::Names &names)
{
    const QString speaker = names.of(message.from);
    const auto door = names.doors.constFind(message.from);
    if (!message.program.isEmpty() || door == names.doors.constEnd())
        return explain::markedName(speaker, message.program);
    //: In a document: %1 is who speaks, %2 by which door it came
    return WhisperWords::tr("%1 (%2)").arg(speaker, explain::guestMark(*door));
}

} // namespace

QString speakerWords(const model::Message &message, const explain::Names &names)
{
    const QString speaker = marked(message, names);
    if (!message.whisper)
        return speaker;
    QStringList heard;
    for (const base::ParticipantId &id : message.to)
        heard.append(names.of(id));
    //: In a document: %1 is who speaks, %2 are those who hear it
    return heard.isEmpty() ? WhisperWords::tr("%1 (whispered)").arg(speaker)
                           : WhisperWords::tr("%1 (whispered to %2)").arg(speaker, explain::listed(heard));
}

} // namespace studio::transcript
