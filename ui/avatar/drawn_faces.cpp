// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/avatar/drawn_faces.h"

#include "ui/avatar/avatar_look.h"
#include "ui/avatar/avatar_painter.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>

namespace studio::ui {

namespace {

constexpr int kSide = 128; // pixels

QByteArray faceOf(const model::Persona &persona)
{
    QImage face(kSide, kSide, QImage::Format_ARGB32_Premultiplied);
    face.fill(Qt::transparent);
    QPainter painter(&face);
    painter.setRenderHint(QPainter::Antialiasing);
    const QString &seed = persona.id.value();
    const QColor colour = persona.colour.isEmpty() ? colourFor(seed) : QColor(persona.colour);
    paintAvatar(painter, persona.avatar, colour, face.rect(), seed);
    painter.end();
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    face.save(&buffer, "PNG");
    return png;
}

} // namespace

QHash<base::ParticipantId, QByteArray> drawnFaces(const QList<model::Persona> &personas)
{
    QHash<base::ParticipantId, QByteArray> faces;
    for (const model::Persona &persona : personas) {
        if (persona.avatar.picture.isEmpty())
            faces.insert(persona.id, faceOf(persona));
    }
    return faces;
}

} // namespace studio::ui
