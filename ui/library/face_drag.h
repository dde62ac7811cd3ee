// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QList>
#include <QListView>
#include <QStringList>

class QMimeData;

namespace studio::ui {

class Avatars;

/// What a drag of companions carries: their ids. The caller owns it.
[[nodiscard]] QMimeData *mimeOfFaces(const QList<base::ParticipantId> &ids);
/// The companions of a drag, each once; empty: it carries none, or something that is no id of a companion.
[[nodiscard]] QList<base::ParticipantId> facesIn(const QMimeData &data);
/// Up to three faces, then the name of a single companion or how many there are.
[[nodiscard]] QPixmap pictureOfFaces(const Avatars &avatars, const QList<base::ParticipantId> &ids,
                                     const QStringList &names, const QWidget &from);

/// A list of companions whose rows can be dragged out, with a picture of their faces. Archived companions
/// stay. Nothing is moved by a drag: whoever takes it decides what happens.
class FaceList : public QListView
{
    Q_OBJECT

public:
    FaceList(const Avatars &avatars, QWidget *parent);

    /// Those that a drag would carry now, in the order of the rows.
    [[nodiscard]] QList<base::ParticipantId> dragged() const;

protected:
    void startDrag(Qt::DropActions actions) override;

private:
    const Avatars &m_avatars;
};

} // namespace studio::ui
