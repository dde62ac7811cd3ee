// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/record_port.h"

#include <QImage>
#include <QStackedWidget>

class QLabel;
class QPlainTextEdit;
class QScrollArea;

namespace studio::ui {

/// The beginning of a document, as it will look: a picture of a page, or the text itself. It opens no link
/// and loads nothing.
class DocumentPreview : public QStackedWidget
{
    Q_OBJECT

public:
    explicit DocumentPreview(QWidget *parent);

    void show(const ports::RecordPiece &piece);
    void clear();
    void setAccessible(const QString &name);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitPicture();

    QPlainTextEdit *m_text = nullptr;
    QScrollArea *m_paper = nullptr;
    QLabel *m_picture = nullptr;
    QImage m_image;
};

} // namespace studio::ui
