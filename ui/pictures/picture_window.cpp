// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/picture_window.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QSize kSmallestPictureWindow(240, 180);

} // namespace

PictureWindow::PictureWindow(const QImage &image, const QString &description, QWidget *parent)
    : QDialog(parent)
    , m_image(image)
{
    setObjectName(u"pictureWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumSize(kSmallestPictureWindow);
    const QString name = description.isEmpty() ? tr("Picture") : description;
    setWindowTitle(name.simplified());
    setAccessibleName(name);
    QSize wanted = image.size();
    if (parent)
        wanted =
            wanted.scaled(wanted.boundedTo(parent->window()->size() - QSize(48, 48)), Qt::KeepAspectRatio);
    resize(wanted.expandedTo(kSmallestPictureWindow));
}

void PictureWindow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QSize size = m_image.size().scaled(this->size(), Qt::KeepAspectRatio);
    painter.drawImage(QRect(QPoint((width() - size.width()) / 2, (height() - size.height()) / 2), size),
                      m_image);
}

} // namespace studio::ui
