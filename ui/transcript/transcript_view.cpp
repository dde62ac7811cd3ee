// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/transcript_view.h"

#include "ui/avatar/avatars.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/transcript/find_controller.h"
#include "ui/transcript/frame_pacer.h"
#include "ui/transcript/jump_button.h"
#include "ui/transcript/quiet_scroll_bar.h"
#include "ui/transcript/transcript_accessible.h"
#include "ui/transcript/transcript_model.h"

#include <QAccessible>
#include <QPaintEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kPasses = 4;       // rows may arrive while they are requested, and change what is visible
constexpr int kWidestSigns = 96; // characters in a line of running text
constexpr qint64 kAhead = 48;    // rows requested beyond the visible ones, both ways

} // namespace

TranscriptView::TranscriptView(TranscriptModel &model, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_model(model)
    , m_layout(model)
    , m_drawn(new Avatars(this))
    , m_avatars(m_drawn)
    , m_pacer(new FramePacer(this))
    , m_find(new FindController(model, this,
                                [this] {
                                    const QList<PlacedBlock> &placed = m_layout.placed();
                                    return placed.isEmpty() ? 0 : placed.last().row;
                                }))
    , m_actions(new MessageActions(model, m_layout, this))
{
    installTranscriptAccessibility();
    setObjectName(u"transcript"_s);
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_bar = new QuietScrollBar(this);
    setVerticalScrollBar(m_bar);
    setVerticalScrollBarPolicy(
        Qt::ScrollBarAlwaysOn); // a bar that appears and disappears would wrap every line anew
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setAutoFillBackground(false);
    viewport()->setMouseTracking(true);

    m_jump = new JumpButton(this);
    m_jump->hide();
    connect(m_jump, &JumpButton::clicked, this, [this] {
        jumpToNewest();
        setFocus();
    });
    connect(m_pacer, &FramePacer::due, this, &TranscriptView::showGrowth);
    drawFaces();
    onRetranslate(this, [this] {
        setAccessibleName(tr("Conversation"));
        applyWords();
    });
    followModel();
    followSearch();
    followActions();
    onThemeChange(this, [this] { applyStyle(); });
}

TranscriptView::~TranscriptView() = default;

void TranscriptView::followSearch()
{
    connect(&search(), &RoomSearch::changed, viewport(), qOverload<>(&QWidget::update));
    connect(&search(), &RoomSearch::currentChanged, this, &TranscriptView::showHit);
    connect(m_find, &FindController::barChanged, this, &TranscriptView::placeFindBar);
    connect(m_find, &FindController::closed, this, qOverload<>(&QWidget::setFocus));
}

void TranscriptView::followActions()
{
    connect(m_actions, &MessageActions::codeCopied, this, &TranscriptView::showCopied);
    connect(m_actions, &MessageActions::linkActivated, this, &TranscriptView::linkActivated);
    connect(m_actions, &MessageActions::noteActivated, this, &TranscriptView::noteActivated);
    connect(m_actions, &MessageActions::replyAgainWanted, this, &TranscriptView::replyAgainWanted);
    connect(m_actions, &MessageActions::decideAgainWanted, this, &TranscriptView::decideAgainWanted);
    connect(m_actions, &MessageActions::alternativeWanted, this, &TranscriptView::alternativeWanted);
    connect(m_actions, &MessageActions::editWanted, this, &TranscriptView::editWanted);
    connect(m_actions, &MessageActions::decisionWanted, this, &TranscriptView::decisionWanted);
    connect(m_actions, &MessageActions::witnessesWanted, this, &TranscriptView::witnessesWanted);
    connect(m_actions, &MessageActions::turnWanted, this, &TranscriptView::turnWanted);
}

void TranscriptView::followModel()
{
    const auto rowGone = [this](qint64 row) {
        m_layout.forgetRow(row);
        unsettle();
    };
    connect(&m_model, &TranscriptModel::wasReset, this, [this] {
        m_look = {};
        m_announcement.clear();
        setNewer(0);
        m_layout.forgetAll();
        m_layout.goToEnd();
        unsettle();
    });
    connect(&m_model, &TranscriptModel::wentBack, this, &TranscriptView::goBack);
    connect(&m_model, &TranscriptModel::rowsAppended, this, &TranscriptView::tookRows);
    connect(&m_model, &TranscriptModel::rowsLoaded, this, [this](qint64 first, qint64 count) {
        for (qint64 row = first; row <= first + count; ++row) // also the next row: a day may begin there
            m_layout.forgetRow(row);
        unsettle();
    });
    connect(&m_model, &TranscriptModel::rowChanged, this, rowGone);
    connect(&m_model, &TranscriptModel::streamingStarted, this, rowGone);
    connect(&m_model, &TranscriptModel::streamingEnded, this, rowGone);
    connect(&m_model, &TranscriptModel::streamingGrew, this, [this] {
        m_layout.growStreaming();
        m_settled = false;
        if (isVisible())
            m_pacer->request();
    });
    connect(&m_model, &TranscriptModel::speakersChanged, this, [this] {
        drawFaces();
        m_layout.forgetAll();
        unsettle();
    });
}

// The scroll position and the focus stay, because the user may want the next alternative there.
void TranscriptView::goBack(qint64 row)
{
    const qint64 current = m_look.current <= m_model.rowCount() ? m_look.current : -1;
    m_look = {};
    m_look.current = current;
    setNewer(0);
    m_layout.forgetAll();
    const qint64 newest = m_model.messageCount() - 1;
    if (newest >= row)
        announce(current >= row && m_model.message(current) ? current : newest);
    unsettle();
}

void TranscriptView::tookRows(qint64 first, qint64 count)
{
    // The streaming row, if any, is now behind the new rows.
    for (qint64 row = first; row <= first + count; ++row) {
        m_layout.forgetRow(row);
        if (row - first > TranscriptLayout::kCached) {
            m_layout.forgetAll();
            break;
        }
    }
    if (!m_layout.isAtEnd())
        setNewer(m_newer + int(count));
    announce(first + count - 1);
    unsettle();
}

void TranscriptView::announce(qint64 row)
{
    if (!m_model.message(row))
        return;
    const RowContent content = rowContent(m_model, row, {locale(), m_today, m_causeText});
    tell(spokenLine(content, saidText(content.text)));
}

void TranscriptView::tell(const QString &sentence)
{
    m_announcement = sentence;
    if (!isVisible())
        return;
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void TranscriptView::setCauseText(std::function<QString(model::Cause)> causeText)
{
    m_causeText = std::move(causeText);
    applyWords();
}

void TranscriptView::setEmptyText(const QString &text)
{
    m_emptyText = text;
    viewport()->update();
}

void TranscriptView::setAvatars(const Avatars &avatars)
{
    if (m_avatars == &avatars)
        return;
    disconnect(m_avatars, nullptr, this, nullptr);
    m_avatars = &avatars;
    connect(m_avatars, &Avatars::changed, viewport(), qOverload<>(&QWidget::update));
    connect(m_avatars, &QObject::destroyed, this, [this] { m_avatars = m_drawn; });
    viewport()->update();
}

// Draws faces from what the model knows of the speakers, unless the window sets faces.
void TranscriptView::drawFaces()
{
    const base::ParticipantId user(u"user"_s);
    QHash<base::ParticipantId, Face> faces{{user, {{}, {}, m_model.speaker(user).name, 0}}};
    for (auto speaker = m_model.speakers().begin(); speaker != m_model.speakers().end(); ++speaker)
        faces.insert(speaker.key(), {{}, speaker->colour, speaker->name, 0});
    m_drawn->setPeople(faces);
}

void TranscriptView::setFrameInterval(std::chrono::milliseconds interval) { m_pacer->setFrame(interval); }

void TranscriptView::applyWords()
{
    m_today = QDate::currentDate();
    m_layout.setWords({locale(), m_today, m_causeText});
    applyStyle();
}

void TranscriptView::applyStyle()
{
    m_layout.setStyle({font(), column().width(), themeOf(this).metrics, locale()});
    m_layout.setViewport(viewport()->height());
    unsettle();
}

QRect TranscriptView::column() const
{
    const Metrics &metrics = themeOf(this).metrics;
    // With larger text the column is wider, so that its lines hold as many words.
    const int lineWidth = std::max(metrics.textWidth, kWidestSigns * fontMetrics().averageCharWidth());
    const int widest = lineWidth + 2 * metrics.medium;
    const int width = std::clamp(viewport()->width() - 2 * metrics.small, 1, widest);
    return {(viewport()->width() - width) / 2, 0, width, viewport()->height()};
}

bool TranscriptView::isAtBottom() const { return m_layout.isAtEnd(); }

void TranscriptView::jumpToNewest()
{
    m_layout.goToEnd();
    unsettle();
    settle();
}

void TranscriptView::jumpToRow(qint64 row)
{
    m_layout.goToRow(row, row > 0 ? themeOf(this).metrics.large : 0);
    unsettle();
    settle();
}

void TranscriptView::scrollPixels(int pixels)
{
    m_layout.scrollBy(pixels);
    unsettle();
    settle();
}

void TranscriptView::scrollContentsBy(int, int)
{
    if (m_movingBar)
        return;
    m_layout.goToBarValue(verticalScrollBar()->value());
    unsettle();
    settle();
}

void TranscriptView::unsettle()
{
    m_settled = false;
    viewport()->update();
    if (m_settleQueued)
        return;
    m_settleQueued = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_settleQueued = false;
            if (isVisible())
                settle();
        },
        Qt::QueuedConnection);
}

// Updates the layout, requests the visible rows, and tells scroll bar, button and listeners the new position.
void TranscriptView::settle()
{
    if (m_today != QDate::currentDate()) // today has become yesterday
        applyWords();
    for (int pass = 0; pass < kPasses && !m_settled; ++pass) {
        m_settled = true;
        const QList<PlacedBlock> &placed = m_layout.placed();
        if (placed.isEmpty() || !isVisible())
            break;
        const qint64 first = placed.first().row - kAhead;
        m_model.require(first, placed.last().row + kAhead + 1 - first);
    }
    if (m_layout.isAtEnd())
        setNewer(0);
    showScrollBar();
    showJumpButton();
    if (m_shownAtBottom != m_layout.isAtEnd()) {
        m_shownAtBottom = m_layout.isAtEnd();
        Q_EMIT atBottomChanged(m_shownAtBottom);
    }
}

void TranscriptView::showScrollBar()
{
    m_movingBar = true;
    const QList<PlacedBlock> &placed = m_layout.placed();
    if (m_layout.fits()) {
        m_bar->setRange(0, 0);
    } else {
        const qint64 rows = placed.last().row - placed.first().row + 1;
        m_bar->setRange(0, m_layout.barMaximum());
        m_bar->setPageStep(int(rows) * m_layout.barUnit());
        m_bar->setSingleStep(std::max(1, m_layout.barUnit() / 3));
        m_bar->setValue(m_layout.barValue());
    }
    m_movingBar = false;
}

void TranscriptView::showJumpButton()
{
    m_jump->setVisible(!m_layout.isAtEnd());
    m_jump->setNewer(m_newer);
    m_jump->adjustSize();
    const QRect area = viewport()->geometry();
    m_jump->move(area.center().x() - m_jump->width() / 2,
                 area.bottom() - m_jump->height() - themeOf(this).metrics.medium);
}

void TranscriptView::setNewer(int messages)
{
    if (m_newer == messages)
        return;
    m_newer = messages;
    Q_EMIT newerBelowChanged(messages);
}

QList<VisibleRow> TranscriptView::visibleRows()
{
    settle();
    return visibleRowsOf(m_model, m_layout.placed(), column(), viewport()->rect());
}

// Paints a frame of the streaming message.
void TranscriptView::showGrowth()
{
    if (!isVisible())
        return;
    settle();
    const QList<PlacedBlock> &placed = m_layout.placed();
    viewport()->update(m_painted.changedIn(placed, viewport()->width()));
    m_painted.set(placed);
}

RowLook TranscriptView::lookOf(const QList<PlacedBlock> &placed) const
{
    RowLook look = m_look;
    if (!m_showsFocus)
        look.current = -1;
    m_find->addHits(look, placed);
    return look;
}

void TranscriptView::paintEvent(QPaintEvent *event)
{
    const Theme &theme = themeOf(this);
    settle();
    QPainter painter(viewport());
    painter.fillRect(event->rect(), theme.surface);
    const QList<PlacedBlock> &placed = m_layout.placed();
    m_painted.set(placed);
    if (m_model.rowCount() == 0) {
        painter.setPen(theme.mutedText);
        painter.drawText(column(), Qt::AlignCenter | Qt::TextWordWrap,
                         m_emptyText.isEmpty() ? tr("Say hello…") : m_emptyText);
    }

    const RowLook look = lookOf(placed);
    RowPainter rows(painter, theme, {*m_avatars, *m_drawn}, column(), event->rect());
    bool showsCurrent = false;
    for (qsizetype from = 0; from < placed.size();) {
        qsizetype to = from;
        while (to < placed.size() && placed.at(to).row == placed.at(from).row)
            ++to;
        rows.paintRow(std::span(placed).subspan(from, to - from), look);
        showsCurrent = showsCurrent || placed.at(from).row == look.current;
        from = to;
    }

    if (m_showsFocus && !showsCurrent) {
        const int width = theme.metrics.focusWidth;
        painter.setPen(QPen(theme.focus, width));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(viewport()->rect().adjusted(width / 2, width / 2, -width / 2, -width / 2));
    }
}

RoomSearch &TranscriptView::search() { return m_find->search(); }

void TranscriptView::openFind() { m_find->open(); }

void TranscriptView::closeFind() { m_find->close(); }

void TranscriptView::placeFindBar()
{
    const int height = m_find->barHeight();
    if (viewportMargins().top() != height)
        setViewportMargins(0, height, 0, 0);
    m_find->placeBar(viewport()->width()); // beside the scroll bar
}

void TranscriptView::showHit()
{
    m_look.currentHit = search().current();
    if (m_look.currentHit.row >= 0)
        keepVisible(m_look.currentHit);
    viewport()->update();
}

} // namespace studio::ui
