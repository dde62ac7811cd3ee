// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>

namespace studio::model {

/// A companion's looks: either drawn by the studio from a few choices, or the user's own picture. The choices
/// are kept beside a picture, so that removing the picture brings the drawn face back.
struct Avatar
{
    enum class Face { Round, Oval, Square, Heart };
    enum class Hair { Short, Bob, Long, Ponytail, TwinTails, Bun, Curly, None };
    enum class Eyes { Round, Almond, Narrow, Happy };
    enum class Clothes { Shirt, Hoodie, Jacket, Dress, Sailor, LabCoat };

    Face face = Face::Round;
    Hair hair = Hair::Short;
    Eyes eyes = Eyes::Round;
    Clothes clothes = Clothes::Shirt;
    bool glasses = false;
    QString skinColour;    ///< "#rrggbb"; empty: the studio chooses one from the companion's id
    QString hairColour;    ///< as skinColour
    QString eyeColour;     ///< as skinColour
    QString clothesColour; ///< empty: the companion's own colour

    QString picture; ///< the hash of a stored picture (PersonaPort::storePicture); empty: drawn
    /// Pictures of the companion's feelings, by the usual names of sprites ("joy", "anger", "neutral", …):
    /// hashes, as in `picture`. A companion with sprites is shown by them and not drawn.
    QMap<QString, QString> sprites;

    bool operator==(const Avatar &) const = default;
};

} // namespace studio::model
