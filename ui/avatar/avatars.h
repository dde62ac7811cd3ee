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

/// What makes somebody known by sight.
struct Face
{
    model::Avatar avatar;
    QString colour; ///< "#rrggbb"; empty: one is drawn from the id
    QString name;   ///< for those who are shown by an initial
    int revision = 0;
    bool operator==(const Face &) const = default;
};

/// The faces of those who take part, painted once for each size and kept. Companions that are known have a
/// drawn face or a picture; users and strangers an initial in a circle. A picture that is not here yet is
/// asked for with pictureNeeded() and the drawn face stands in for it: at once for those of a room, and for
/// those of a large library only when they are painted (fetchWhenPainted()). GUI thread only.
class Avatars : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void setPeople(const QHash<base::ParticipantId, Face> &people);

    /// From now on a picture is asked for when it is painted first, and at most \p most are kept: one that
    /// was let go is asked for again. Before setPeople().
    void fetchWhenPainted(int most) { m_mostPictures = most; }

    /// \p size is in device-independent pixels. The expression shows on those who have pictures of feelings.
    [[nodiscard]] QPixmap pixmap(const base::ParticipantId &who, int size, qreal devicePixelRatio,
                                 Expression expression = Expression::Neutral) const;

    /// The face of a companion that is drawn, its colour decided; none for whoever is shown by a picture or
    /// an initial.
    [[nodiscard]] std::optional<Face> drawnFace(const base::ParticipantId &who) const;

    /// A face that is not among the people: one being made in a form. Not kept.
    [[nodiscard]] QPixmap pixmapOf(const Face &face, const base::ParticipantId &who, int size,
                                   qreal devicePixelRatio, Expression expression = Expression::Neutral) const;

public Q_SLOTS:
    /// A null image: there is no such picture, the drawn face stays.
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
    /// The one that is here and shows this best; null: none.
    [[nodiscard]] QImage pictureOf(const model::Avatar &avatar, Expression expression) const;

    QHash<base::ParticipantId, Face> m_people;
    QHash<QString, QImage> m_pictures;
    QStringList m_order;    ///< of m_pictures, the newest last
    int m_mostPictures = 0; ///< 0: all are asked for at once, and kept
    mutable QSet<QString> m_asked;
    mutable QHash<Key, QPixmap> m_painted;
};

} // namespace studio::ui
