// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/document_preview.h"

#include "ui/widgets/plain_label.h"

#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace studio::ui {

DocumentPreview::DocumentPreview(QWidget *parent)
    : QStackedWidget(parent)
    , m_text(new QPlainTextEdit(this))
    , m_paper(new QScrollArea(this))
    , m_picture(plainLabel(u"exportPaper"_s, this))
{
    m_text->setObjectName(u"exportText"_s);
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    QFont even = font(); // as large as the other texts
    even.setFamilies(QFontDatabase::systemFont(QFontDatabase::FixedFont).families());
    m_text->setFont(even);
    m_text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_paper->setWidget(m_picture);
    m_paper->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_paper->setObjectName(u"exportPaperArea"_s);
    addWidget(m_text);
    addWidget(m_paper);
}

void DocumentPreview::show(const ports::RecordPiece &piece)
{
    m_image = {};
    if (piece.isPicture) {
        m_image.loadFromData(piece.bytes, "PNG");
        setCurrentWidget(m_paper);
        return fitPicture();
    }
    m_text->setPlainText(QString::fromUtf8(piece.bytes));
    setCurrentWidget(m_text);
}

void DocumentPreview::clear()
{
    m_image = {};
    m_text->clear();
    setCurrentWidget(m_text);
}

void DocumentPreview::setAccessible(const QString &name)
{
    m_text->setAccessibleName(name);
    m_picture->setAccessibleName(name);
    m_paper->setAccessibleName(name);
}

void DocumentPreview::resizeEvent(QResizeEvent *event)
{
    QStackedWidget::resizeEvent(event);
    fitPicture();
}

// As wide as there is room for it.
void DocumentPreview::fitPicture()
{
    if (m_image.isNull())
        return;
    const int width = std::max(64, m_paper->maximumViewportSize().width() -
                                       m_paper->verticalScrollBar()->sizeHint().width());
    QPixmap pixmap =
        QPixmap::fromImage(m_image.scaledToWidth(int(width * devicePixelRatioF()), Qt::SmoothTransformation));
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    m_picture->setPixmap(pixmap);
    m_picture->resize(pixmap.deviceIndependentSize().toSize());
}

} // namespace studio::ui
