// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/room_page.h"

#include "core/explain/names.h"
#include "core/explain/wording.h"
#include "ui/composer/composer.h"
#include "ui/panels/plain_label.h"
#include "ui/transcript/transcript_view.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr double kNameSize = 1.25; // times the text size

} // namespace

RoomPage::RoomPage(TranscriptModel &model, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_pages(new QStackedLayout(this))
    , m_name(plainLabel(u"roomTitle"_s, this))
    , m_company(quietLabel(u"roomCompany"_s, this))
    , m_transcript(new TranscriptView(model, theme, this))
    , m_composer(new Composer(theme, this))
    , m_empty(quietLabel(u"noRoom"_s, this))
    , m_new(new QPushButton(this))
{
    setObjectName(u"roomPage"_s);
    m_transcript->setObjectName(u"transcript"_s);
    m_transcript->setCauseText(explain::causeText);
    m_composer->setObjectName(u"composer"_s);
    m_new->setObjectName(u"firstRoom"_s);
    m_new->setMinimumSize(m_theme.metrics.control * 4, m_theme.metrics.control);
    connect(m_new, &QPushButton::clicked, this, &RoomPage::newRoomWanted);

    m_pages->addWidget(makeEmpty());
    m_pages->addWidget(makeRoom());
    styleName();
    retranslate();
}

QWidget *RoomPage::makeRoom()
{
    const Metrics &metrics = m_theme.metrics;
    auto *page = new QWidget(this);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(metrics.large, metrics.medium, metrics.large, metrics.medium);
    head->setSpacing(0);
    head->addWidget(m_name);
    head->addWidget(m_company);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_transcript, 1);
    column->addWidget(m_composer);
    return page;
}

QWidget *RoomPage::makeEmpty()
{
    auto *page = new QWidget(this);
    m_empty->setAlignment(Qt::AlignCenter);
    auto *column = new QVBoxLayout(page);
    column->setSpacing(m_theme.metrics.large);
    column->addStretch();
    column->addWidget(m_empty);
    column->addWidget(m_new, 0, Qt::AlignCenter);
    column->addStretch();
    return page;
}

void RoomPage::showRoom(const QString &name, const QStringList &companions)
{
    m_companions = companions;
    m_name->setText(name);
    m_company->setText(companions.isEmpty() ? tr("Nobody is in this room.")
                                            : tr("with %1").arg(explain::listed(companions)));
    m_pages->setCurrentIndex(1);
}

void RoomPage::showNoRoom() { m_pages->setCurrentIndex(0); }

void RoomPage::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_transcript->setTheme(theme);
    m_composer->setTheme(theme);
    update();
}

void RoomPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        styleName();
}

void RoomPage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.surface);
}

void RoomPage::styleName()
{
    QFont nameFont = font();
    nameFont.setPointSizeF(nameFont.pointSizeF() * kNameSize);
    nameFont.setWeight(QFont::DemiBold);
    m_name->setFont(nameFont);
}

void RoomPage::retranslate()
{
    m_transcript->setAccessibleName(tr("Conversation"));
    m_empty->setText(tr("No room is open."));
    m_new->setText(tr("New room…"));
}

} // namespace studio::ui
