// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/view/speaker_faces.h"

#include "core/base/ids.h"
#include "ui/avatar/avatars.h"
#include "ui/transcript/transcript_model.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace studio::ui {

SpeakerFaces::SpeakerFaces(const TranscriptModel &model, QObject *parent)
    : QObject(parent)
    , m_model(model)
    , m_drawn(new Avatars(this))
    , m_avatars(m_drawn)
{
    connect(&m_model, &TranscriptModel::speakersChanged, this, &SpeakerFaces::draw);
    draw();
}

void SpeakerFaces::setAvatars(const Avatars &avatars)
{
    if (m_avatars == &avatars)
        return;
    disconnect(m_avatars, nullptr, this, nullptr);
    m_avatars = &avatars;
    connect(m_avatars, &Avatars::changed, this, &SpeakerFaces::changed);
    connect(m_avatars, &QObject::destroyed, this, [this] { m_avatars = m_drawn; });
    Q_EMIT changed();
}

void SpeakerFaces::draw()
{
    const base::ParticipantId user(u"user"_s);
    QHash<base::ParticipantId, Face> faces{{user, {{}, {}, m_model.speaker(user).name, 0}}};
    for (auto speaker = m_model.speakers().begin(); speaker != m_model.speakers().end(); ++speaker)
        faces.insert(speaker.key(), {{}, speaker->colour, speaker->name, 0});
    m_drawn->setPeople(faces);
}

} // namespace studio::ui
