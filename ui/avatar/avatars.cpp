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

constexpr int kMostPainted = 512; // pixmaps; language and zoom changes would fill it for ever

QString nameOr(const QString &name, const base::ParticipantId &who)
{
    if (!name.isEmpty())
        return name;
    const QString &value = who.value();
    return value.mid(value.lastIndexOf(model::isGuest(who) ? u':' : u'_') + 1);
}

/// The hashes of all pictures that may be shown of the avatar: one for each expression, not for each label.
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
    if (m_mostPictures == 0) {
        for (const Face &face : people)
            for (const QString &hash : wornBy(face.avatar))
                ask(hash);
    }
    Q_EMIT changed();
}

/// Asks once, while the picture is missing.
void Avatars::ask(const QString &hash) const
{
    if (hash.isEmpty() || m_asked.contains(hash))
        return;
    m_asked.insert(hash);
    Q_EMIT pictureNeeded(hash);
}

/// Drops pictures that no avatar uses any more: a picture is a megabyte.
void Avatars::forgetPictures()
{
    QSet<QString> worn;
    for (const Face &face : std::as_const(m_people))
        worn += wornBy(face.avatar);
    m_pictures.removeIf([&worn](const auto &picture) { return !worn.contains(picture.key()); });
    m_order.removeIf([&worn](const QString &hash) { return !worn.contains(hash); });
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
        if (m_mostPictures > 0)
            ask(hash);
    }
    if (m_mostPictures > 0 && !m_pictures.contains(avatar.picture))
        ask(avatar.picture);
    return m_pictures.value(avatar.picture);
}

void Avatars::setPicture(const QString &hash, const QImage &picture)
{
    if (hash.isEmpty() || picture.isNull())
        return;
    if (!m_asked.contains(hash))
        return; // the picture belongs to nobody among the people
    m_pictures.insert(hash, picture);
    m_order.removeOne(hash);
    m_order.append(hash);
    while (m_mostPictures > 0 && m_order.size() > m_mostPictures) {
        m_asked.remove(m_order.first());
        m_pictures.remove(m_order.takeFirst()); // pixmaps painted with it stay
    }
    forgetPaintedWith(hash);
    Q_EMIT changed();
}

void Avatars::forgetPaintedWith(const QString &hash)
{
    m_painted.removeIf(
        [&](const auto &painted) { return wornBy(m_people.value(painted.key().who).avatar).contains(hash); });
}

} // namespace studio::ui
