// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/avatar/avatars.h"

#include "core/model/participants.h"
#include "ui/avatar/avatar_look.h"
#include "ui/avatar/avatar_painter.h"
#include "ui/avatar/sprites.h"

#include <QPainter>

namespace studio::ui {

namespace {

constexpr int kMostPainted = 512; // pixmaps; a language or zoom change would fill it for ever

QString nameOr(const QString &name, const base::ParticipantId &who)
{
    if (!name.isEmpty())
        return name;
    const QString &value = who.value();
    return value.mid(value.lastIndexOf(model::isGuest(who) ? u':' : u'_') + 1);
}

/// The hashes of all pictures that may be shown of it: not of each label, of each expression.
QSet<QString> wornBy(const model::Avatar &avatar)
{
    QSet<QString> worn{avatar.picture};
    for (const Expression one : {Expression::Neutral, Expression::Happy, Expression::Sad, Expression::Angry,
                                 Expression::Surprised, Expression::Thinking})
        worn.insert(spriteFor(avatar, one));
    worn.remove(QString());
    return worn;
}

} // namespace

void Avatars::setPeople(const QHash<base::ParticipantId, Face> &people)
{
    if (people == m_people)
        return;
    m_people = people;
    m_painted.clear();
    forgetPictures();
    for (const Face &face : people) {
        for (const QString &hash : wornBy(face.avatar)) {
            if (m_asked.contains(hash))
                continue;
            m_asked.insert(hash);
            Q_EMIT pictureNeeded(hash);
        }
    }
    Q_EMIT changed();
}

/// Those that nobody wears any more: a picture is a megabyte.
void Avatars::forgetPictures()
{
    QSet<QString> worn;
    for (const Face &face : std::as_const(m_people))
        worn += wornBy(face.avatar);
    m_pictures.removeIf([&worn](const auto &picture) { return !worn.contains(picture.key()); });
    m_asked.intersect(worn);
}

QPixmap Avatars::pixmap(const base::ParticipantId &who, int size, qreal devicePixelRatio,
                        Expression expression) const
{
    const Key key{who, int(size * devicePixelRatio), size, expression};
    const auto painted = m_painted.constFind(key);
    if (painted != m_painted.cend())
        return *painted;
    if (m_painted.size() >= kMostPainted)
        m_painted.clear();
    const QPixmap fresh = pixmapOf(m_people.value(who), who, size, devicePixelRatio, expression);
    m_painted.insert(key, fresh);
    return fresh;
}

std::optional<Face> Avatars::drawnFace(const base::ParticipantId &who) const
{
    Face face = m_people.value(who);
    if (face.revision == 0 || !model::isCompanion(who) ||
        !pictureOf(face.avatar, Expression::Neutral).isNull())
        return std::nullopt;
    if (!QColor(face.colour).isValid())
        face.colour = colourFor(who.value()).name();
    return face;
}

QPixmap Avatars::pixmapOf(const Face &face, const base::ParticipantId &who, int size, qreal devicePixelRatio,
                          Expression expression) const
{
    QPixmap pixmap(QSize(size, size) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const QRectF rect(0, 0, size, size);
    const QColor chosen(face.colour);
    const QColor colour = chosen.isValid() ? chosen : colourFor(who.value());
    const QImage picture = pictureOf(face.avatar, expression);
    const bool stranger = face.revision == 0 || !model::isCompanion(who);
    if (!picture.isNull())
        paintPicture(painter, picture, rect);
    else if (stranger)
        paintInitial(painter, nameOr(face.name, who), colour, rect);
    else
        paintAvatar(painter, face.avatar, colour, rect, who.value());
    return pixmap;
}

QImage Avatars::pictureOf(const model::Avatar &avatar, Expression expression) const
{
    for (const QString &hash : {spriteFor(avatar, expression), spriteFor(avatar, Expression::Neutral)}) {
        if (const QImage sprite = m_pictures.value(hash); !sprite.isNull())
            return sprite;
    }
    return m_pictures.value(avatar.picture);
}

void Avatars::setPicture(const QString &hash, const QImage &picture)
{
    if (hash.isEmpty() || picture.isNull())
        return;
    m_pictures.insert(hash, picture);
    m_painted.clear();
    Q_EMIT changed();
}

} // namespace studio::ui
