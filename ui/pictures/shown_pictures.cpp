// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/shown_pictures.h"

#include "ui/pictures/picture_window.h"
#include "ui/transcript/pictures/row_pictures.h"
#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_view.h"
#include "ui/widgets/background.h"

#include <algorithm>

namespace studio::ui {

namespace {

constexpr int kSharpness = 2; // for screens with twice the pixels
constexpr int kLargeSide = 4096;

QImage decodedShot(const QByteArray &jpeg, int mostSide)
{
    const QImage image = QImage::fromData(jpeg, "JPG");
    return std::max(image.width(), image.height()) > mostSide
               ? image.scaled(mostSide, mostSide, Qt::KeepAspectRatio, Qt::SmoothTransformation)
               : image;
}

} // namespace

ShownPictures::ShownPictures(TranscriptView &view, ports::RoomPort &rooms, RoomNow room, QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_rooms(rooms)
    , m_room(std::move(room))
{
    connect(&view.pictures(), &RowPictures::needed, this, &ShownPictures::answer);
    connect(&view, &TranscriptView::noteActivated, this, &ShownPictures::open);
}

const model::Message *ShownPictures::messageOf(const QString &id) const
{
    const auto place = RowPictures::placeOf(id);
    const model::MessageRow *row =
        place ? m_view.model().message(m_view.model().rowOf(place->message)) : nullptr;
    return row ? &row->posted.message : nullptr;
}

void ShownPictures::answer(const QString &id)
{
    read(id, kSharpness * RowPictures::mostSide(m_view.font()), [this, id](const QImage &image) {
        if (image.isNull())
            m_view.pictures().setGone(id);
        else
            m_view.pictures().set(id, image);
    });
}

void ShownPictures::open(const QString &note)
{
    const auto place = RowPictures::placeOf(note);
    const model::Message *message = messageOf(note);
    if (!place || !message)
        return;
    const QString description = message->pictures.value(place->number).description;
    read(note, kLargeSide, [this, description](const QImage &image) {
        if (!image.isNull())
            (new PictureWindow(image, description, m_view.window()))->show();
    });
}

void ShownPictures::read(const QString &id, int mostSide, const Shown &shown)
{
    const model::Message *message = messageOf(id);
    const auto place = RowPictures::placeOf(id);
    if (!place || !message || m_room().isEmpty())
        return shown({});
    m_rooms.picture(m_room(), *message, place->number,
                    {this, [this, mostSide, shown](const base::Result<QByteArray> &jpeg) {
                         if (!jpeg)
                             return shown({});
                         inBackground<QImage>(
                             this, [bytes = *jpeg, mostSide] { return decodedShot(bytes, mostSide); }, shown);
                     }});
}

} // namespace studio::ui
