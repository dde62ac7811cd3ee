// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/face_drag.h"

#include "core/model/participants.h"
#include "ui/avatar/avatars.h"
#include "ui/library/library_model.h"
#include "ui/theme/theme_of.h"

#include <QCoreApplication>
#include <QDrag>
#include <QMimeData>
#include <QPainter>
#include <QPixmap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr qsizetype kMostFaces = 3;
constexpr int kDraggedFace = 36;
constexpr int kStep = 24; // faces overlap
constexpr int kWidestName = 180;
constexpr auto kFormat = "application/x-companion-studio-companions"_L1;

struct FaceDragWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::FaceDrag)
};

} // namespace

QMimeData *mimeOfFaces(const QList<base::ParticipantId> &ids)
{
    QStringList lines;
    for (const base::ParticipantId &id : ids)
        lines.append(id.value());
    auto *data = new QMimeData;
    data->setData(kFormat, lines.join(u'\n').toUtf8());
    return data;
}

QList<base::ParticipantId> facesIn(const QMimeData &data)
{
    QList<base::ParticipantId> ids;
    const QStringList lines = QString::fromUtf8(data.data(kFormat)).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        const base::ParticipantId id(line);
        if (!model::isCompanion(id))
            return {};
        if (!ids.contains(id))
            ids.append(id);
    }
    return ids;
}

QPixmap pictureOfFaces(const Avatars &avatars, const QList<base::ParticipantId> &ids,
                       const QStringList &names, const QWidget &from)
{
    const Theme &theme = themeOf(&from);
    const QFontMetrics metrics = from.fontMetrics();
    const int faces = int(std::min(ids.size(), kMostFaces));
    const QString whole =
        names.size() == 1 ? names.first() : FaceDragWords::tr("%n companions", nullptr, int(ids.size()));
    const QString name = metrics.elidedText(whole, Qt::ElideRight, kWidestName);
    const int air = theme.metrics.small;
    const int left = kDraggedFace + (faces - 1) * kStep + 2 * air;
    const QSize size(left + metrics.horizontalAdvance(name) + 2 * air,
                     std::max(kDraggedFace, metrics.height()) + 2 * air);
    const qreal ratio = from.devicePixelRatioF();
    QPixmap picture(size * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.border);
    painter.setBrush(theme.raised);
    const QRectF frame = QRectF(QPointF(), QSizeF(size)).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2);
    for (int i = faces - 1; i >= 0; --i) // the first is in front
        painter.drawPixmap(air + i * kStep, (size.height() - kDraggedFace) / 2,
                           avatars.pixmap(ids.at(i), kDraggedFace, ratio));
    painter.setFont(from.font());
    painter.setPen(theme.text);
    painter.drawText(QRect(left, 0, size.width() - left, size.height()), Qt::AlignVCenter, name);
    return picture;
}

FaceList::FaceList(const Avatars &avatars, QWidget *parent)
    : QListView(parent)
    , m_avatars(avatars)
{
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragOnly);
    setDefaultDropAction(Qt::CopyAction);
}

QList<base::ParticipantId> FaceList::dragged() const
{
    QModelIndexList rows = selectedIndexes();
    std::sort(rows.begin(), rows.end());
    QList<base::ParticipantId> ids;
    for (const QModelIndex &row : std::as_const(rows)) {
        if (!row.data(LibraryModel::ArchivedRole).toBool())
            ids.append(base::ParticipantId(row.data(LibraryModel::IdRole).toString()));
    }
    return ids;
}

void FaceList::startDrag(Qt::DropActions)
{
    const QList<base::ParticipantId> ids = dragged();
    if (ids.isEmpty())
        return;
    QStringList names;
    for (const QModelIndex &row : selectedIndexes()) {
        if (!row.data(LibraryModel::ArchivedRole).toBool())
            names.append(row.data().toString());
    }
    auto *drag = new QDrag(this);
    drag->setMimeData(mimeOfFaces(ids));
    drag->setPixmap(pictureOfFaces(m_avatars, ids, names, *this));
    drag->setHotSpot(QPoint(kDraggedFace / 2, kDraggedFace / 2));
    drag->exec(Qt::CopyAction);
}

} // namespace studio::ui
