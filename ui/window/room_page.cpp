// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/room_page.h"

#include "core/explain/wording.h"
#include "ui/actions/action_registry.h"
#include "ui/composer/composer.h"
#include "ui/stage/stage_view.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/transcript/link_dialog.h"
#include "ui/transcript/transcript_view.h"
#include "ui/widgets/plain_label.h"
#include "ui/window/strip_area.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

// In the layout Live, the stage's share of the height that the composer leaves; in other layouts the stage
// has a fixed height.
constexpr int kStageShare = 3;
constexpr int kTalkShare = 2;
// The stage never takes more than this share of a low window.
constexpr double kMostOfHeight = 0.4;

} // namespace

RoomPage::RoomPage(TranscriptModel &model, const Avatars &avatars, QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedLayout(this))
    , m_stage(new StageView(avatars, this))
    , m_transcript(new TranscriptView(model, this))
    , m_composer(new Composer(this))
    , m_empty(quietLabel(u"noRoom"_s, this))
    , m_new(new QPushButton(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"roomPage"_s);
    m_transcript->setObjectName(u"transcript"_s);
    m_transcript->setCauseText(explain::causeText);
    connect(m_transcript, &TranscriptView::linkActivated, this,
            [this](const QUrl &address, const QString &words) { LinkDialog::ask(address, words, window()); });
    m_composer->setObjectName(u"composer"_s);
    m_new->setObjectName(u"firstRoom"_s);
    m_new->setMinimumSize(theme.metrics.control * 4, theme.metrics.control);
    connect(m_new, &QPushButton::clicked, this, &RoomPage::newRoomWanted);

    m_pages->addWidget(makeEmpty());
    m_pages->addWidget(makeRoom());
    onRetranslate(this, [this] { retranslate(); });
}

QWidget *RoomPage::makeRoom()
{
    auto *page = new QWidget(this);
    m_room = new QVBoxLayout(page);
    m_room->setContentsMargins(0, 0, 0, 0);
    m_room->setSpacing(0);
    m_room->addWidget(m_stage, kStageShare);
    m_room->addWidget(m_transcript, kTalkShare);
    m_room->addWidget(m_composer);
    return page;
}

QWidget *RoomPage::makeEmpty()
{
    auto *page = new QWidget(this);
    m_empty->setAlignment(Qt::AlignCenter);
    auto *column = new QVBoxLayout(page);
    column->setSpacing(themeOf(this).metrics.large);
    column->addStretch();
    column->addWidget(m_empty);
    column->addWidget(m_new, 0, Qt::AlignCenter);
    column->addStretch();
    return page;
}

void RoomPage::showAboveComposer(QWidget &widget)
{
    m_room->insertWidget(m_room->indexOf(m_composer), new StripArea(widget, this));
}

void RoomPage::showBelowTranscript(QWidget &line)
{
    m_room->insertWidget(m_room->indexOf(m_transcript) + 1, &line);
}

void RoomPage::showRoom() { m_pages->setCurrentIndex(1); }

void RoomPage::showNoRoom() { m_pages->setCurrentIndex(0); }

void RoomPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitStage();
}

void RoomPage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeOf(this).surface);
}

void RoomPage::setLayout(LayoutChoice layout)
{
    m_layout = layout;
    fitStage();
}

void RoomPage::setNarrow(bool narrow)
{
    m_narrow = narrow;
    fitStage();
}

void RoomPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitStage();
}

void RoomPage::fitStage()
{
    const bool isLow = m_stage->heightFor(StageMode::Row) > height() * kMostOfHeight;
    const StageMode wish = m_layout == LayoutChoice::Live ? StageMode::Large : StageMode::Row;
    const StageMode mode = m_layout == LayoutChoice::Log ? StageMode::Hidden
                           : m_narrow || isLow           ? StageMode::Strip
                                                         : wish;
    m_stage->setTallest(int(height() * kMostOfHeight));
    m_stage->setVisible(mode != StageMode::Hidden);
    m_stage->setMode(mode);
}

void RoomPage::retranslate()
{
    m_transcript->setAccessibleName(tr("Conversation"));
    m_empty->setText(tr("No room is open."));
    m_new->setText(briefName("newRoomAction"));
}

} // namespace studio::ui
