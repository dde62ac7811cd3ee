// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_window.h"

#include "ui/stage/stage_caption.h"
#include "ui/stage/stage_view.h"
#include "ui/theme/hooks.h"
#include "ui/theme/show_colours.h"
#include "ui/theme/theme_of.h"

#include <QAction>
#include <QActionGroup>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <QWindow>

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QSize kFirstStage(960, 540); // a quarter of what most people stream
constexpr int kEdge = 8;

Qt::Edges edgesAt(const QPoint &place, const QSize &size)
{
    Qt::Edges edges;
    edges.setFlag(Qt::LeftEdge, place.x() < kEdge);
    edges.setFlag(Qt::RightEdge, place.x() >= size.width() - kEdge);
    edges.setFlag(Qt::TopEdge, place.y() < kEdge);
    edges.setFlag(Qt::BottomEdge, place.y() >= size.height() - kEdge);
    return edges;
}

} // namespace

StageWindow::StageWindow(const Avatars &avatars, QWidget *parent)
    : QWidget(parent, Qt::Window | Qt::FramelessWindowHint)
    , m_stage(new StageView(avatars, this))
    , m_caption(new StageCaption(this))
{
    setObjectName(u"stageWindow"_s);
    setAttribute(Qt::WA_TranslucentBackground); // cannot be changed once the window is there
    setFocusPolicy(Qt::StrongFocus); // else the first figure has the focus, and a frame that nobody needs
    resize(kFirstStage);
    m_stage->setObjectName(u"stageWindowStage"_s);
    m_stage->setMode(StageMode::Large);
    m_stage->setGround(StageView::Ground::None);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_stage, 1);
    column->addWidget(m_caption);
    connect(m_stage, &StageView::saying, m_caption, &StageCaption::say);
    setCaptions(true);
    setGround(m_ground);
    setSeats(m_seats);
    setHands(true);
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { update(); });
}

void StageWindow::setRoomName(const QString &name)
{
    m_room = name;
    retranslate();
}

void StageWindow::retranslate()
{
    //: The title of the window with the stage alone; %1 is the name of a room
    setWindowTitle(m_room.isEmpty() ? tr("Stage") : tr("Stage – %1").arg(m_room));
    setAccessibleName(windowTitle());
}

void StageWindow::setGround(StageGround ground)
{
    m_ground = ground;
    m_stage->setPlates(ground != StageGround::Scene);
    m_stage->setTable(ground == StageGround::Scene);
    update();
}

void StageWindow::setSeats(StageSeats seats)
{
    m_seats = seats;
    m_stage->setSeats(seats);
}

void StageWindow::setHands(bool shown)
{
    m_hasHands = shown;
    m_stage->setHands(shown);
}

void StageWindow::setCaptions(bool shown)
{
    m_hasCaptions = shown;
    m_caption->setVisible(shown);
    m_stage->setBubbles(!shown);
}

void StageWindow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_ground == StageGround::Clear)
        painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.fillRect(rect(), m_ground == StageGround::Scene   ? themeOf(this).stage
                             : m_ground == StageGround::Green ? show::kKeyGreen
                                                              : show::kNoGround);
}

void StageWindow::toggleFullScreen()
{
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, !isFullScreen()));
}

void StageWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_F11)
        toggleFullScreen();
    else if (event->key() == Qt::Key_Escape && isFullScreen())
        toggleFullScreen();
    else if (event->key() == Qt::Key_Escape || event->matches(QKeySequence::Close))
        close();
    else
        QWidget::keyPressEvent(event);
}

void StageWindow::moveEvent(QMoveEvent *event)
{
    QWidget::moveEvent(event);
    Q_EMIT lookChanged();
}

void StageWindow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    Q_EMIT lookChanged();
}

/// The window has no frame to take hold of.
void StageWindow::mousePressEvent(QMouseEvent *event)
{
    QWindow *window = windowHandle();
    if (event->button() != Qt::LeftButton || !window || isFullScreen())
        return QWidget::mousePressEvent(event);
    const Qt::Edges edges = edgesAt(event->position().toPoint(), size());
    edges ? (void)window->startSystemResize(edges) : (void)window->startSystemMove();
}

void StageWindow::addGrounds(QMenu &menu)
{
    auto *grounds = new QActionGroup(&menu);
    for (const auto &[ground, name, id] :
         {std::tuple(StageGround::Scene, tr("Stage background"), u"stageGroundScene"_s),
          std::tuple(StageGround::Green, tr("Green background"), u"stageGroundGreen"_s),
          std::tuple(StageGround::Clear, tr("Transparent background"), u"stageGroundClear"_s)}) {
        QAction *action = menu.addAction(name);
        action->setObjectName(id);
        action->setCheckable(true);
        action->setChecked(ground == m_ground);
        grounds->addAction(action);
        connect(action, &QAction::triggered, this, [this, ground = ground] {
            setGround(ground);
            Q_EMIT lookChanged();
        });
    }
}

void StageWindow::addSeats(QMenu &menu)
{
    auto *group = new QActionGroup(&menu);
    for (const auto &[seats, name, id] :
         {std::tuple(StageSeats::AsNeeded, tr("Rows as needed"), u"stageSeatsAsNeeded"_s),
          std::tuple(StageSeats::OneRow, tr("One row"), u"stageSeatsOneRow"_s),
          std::tuple(StageSeats::TwoRows, tr("Two rows"), u"stageSeatsTwoRows"_s),
          std::tuple(StageSeats::Arc, tr("Around a table"), u"stageSeatsArc"_s)}) {
        QAction *action = menu.addAction(name);
        action->setObjectName(id);
        action->setCheckable(true);
        action->setChecked(seats == m_seats);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, seats = seats] {
            setSeats(seats);
            Q_EMIT lookChanged();
        });
    }
}

void StageWindow::addSwitches(QMenu &menu)
{
    const auto add = [this, &menu](const QString &id, const QString &name, bool isOn, auto set) {
        QAction *action = menu.addAction(name);
        action->setObjectName(id);
        action->setCheckable(true);
        action->setChecked(isOn);
        connect(action, &QAction::triggered, this, [this, set](bool shown) {
            (this->*set)(shown);
            Q_EMIT lookChanged();
        });
    };
    add(u"stageCaptions"_s, tr("Captions"), m_hasCaptions, &StageWindow::setCaptions);
    add(u"stageHands"_s, tr("Votes as raised hands"), m_hasHands, &StageWindow::setHands);
}

void StageWindow::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"stageWindowMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addGrounds(*menu);
    menu->addSeparator();
    addSeats(*menu);
    menu->addSeparator();
    addSwitches(*menu);
    QAction *full = menu->addAction(tr("Full screen"));
    full->setObjectName(u"stageFullScreen"_s);
    full->setShortcut(Qt::Key_F11);
    full->setCheckable(true);
    full->setChecked(isFullScreen());
    connect(full, &QAction::triggered, this, &StageWindow::toggleFullScreen);
    QAction *end = menu->addAction(tr("Close the stage window"));
    end->setObjectName(u"stageClose"_s);
    connect(end, &QAction::triggered, this, &QWidget::close);
    menu->popup(event->globalPos());
}

} // namespace studio::ui
