// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QImage>

namespace studio::ui {

/// One picture, large. Esc closes it; it deletes itself then.
class PictureWindow : public QDialog
{
    Q_OBJECT

public:
    PictureWindow(const QImage &image, const QString &description, QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QImage m_image;
};

} // namespace studio::ui
