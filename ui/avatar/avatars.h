// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/avatar.h"
#include "ui/avatar/expression.h"

#include <QHash>
#include <QImage>
#include <QObject>
#include <QPixmap>
#include <QSet>
#include <QString>
#include <QStringList>

#include <optional>

namespace studio::ui {

/// How a participant looks to the user.
struct Face
{
    model::Avatar avatar;
    QString colour; ///< "#rrggbb"; empty: drawn from the id
    QString name;   ///< for participants shown by an initial
    int revision = 0;
    bool operator==(const Face &) const = default;
};

/// The faces of the participants, painted once for each size and cached. Known companions have a drawn face
/// or a picture; users and unknown participants have an initial in a circle. pictureNeeded() asks for a
/// missing picture, and the drawn face stands in for it: pictures of a room are asked for at once, pictures
/// of a large library only when they are painted (fetchWhenPainted()). GUI thread only.
class Avatars : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void setPeople(const QHash<base::ParticipantId, Face> &people);

    /// From now on, ask for a picture when it is first painted, and keep at most \p most; a dropped picture
    /// is asked for again. Call before setPeople().
    void fetchWhenPainted(int most) { m_mostPictures = most; }

    /// \p size is in device-independent pixels. The expression shows for companions with pictures of
    /// feelings.
    [[nodiscard]] QPixmap pixmap(const base::ParticipantId &who, int size, qreal devicePixelRatio,
                                 Expression expression = Expression::Neutral) const;

    /// The drawn face of a companion, its colours decided; none if the participant is shown by a picture or
    /// an initial.
    [[nodiscard]] std::optional<Face> drawnFace(const base::ParticipantId &who) const;

    /// Paints a face that is not among the people, such as a face being made in a form. Not cached.
    [[nodiscard]] QPixmap pixmapOf(const Face &face, const base::ParticipantId &who, int size,
                                   qreal devicePixelRatio, Expression expression = Expression::Neutral) const;

public Q_SLOTS:
    /// A null image means that the picture does not exist; the drawn face stays.
    void setPicture(const QString &hash, const QImage &picture);

Q_SIGNALS:
    void changed(); ///< some face looks different now
    void pictureNeeded(const QString &hash) const;

private:
    struct Key
    {
        base::ParticipantId who;
        int pixels = 0;
        int size = 0;
        Expression expression = Expression::Neutral;
        bool operator==(const Key &) const = default;
        friend size_t qHash(const Key &key, size_t seed = 0)
        {
            return qHashMulti(seed, key.who, key.pixels, key.size, int(key.expression));
        }
    };

    void forgetPictures();
    void ask(const QString &hash) const;
    void forgetPaintedWith(const QString &hash);
    /// The loaded picture that shows this expression best; null if none is loaded.
    [[nodiscard]] QImage pictureOf(const model::Avatar &avatar, Expression expression) const;

    QHash<base::ParticipantId, Face> m_people;
    QHash<QString, QImage> m_pictures;
    QStringList m_order;    ///< of m_pictures, newest last
    int m_mostPictures = 0; ///< 0: all are asked for at once and kept
    mutable QSet<QString> m_asked;
    mutable QHash<Key, QPixmap> m_painted;
};

} // namespace studio::ui
