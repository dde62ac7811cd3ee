// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/cast_list.h"

#include "ui/avatar/avatars.h"
#include "ui/library/library_delegate.h"
#include "ui/rooms/face_delegate.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kMostFaceLines = 3; // then the faces scroll
constexpr int kFewToSearch = 12;  // faces that are found at a glance

} // namespace

CastList::CastList(const QList<model::Persona> &personas, const QList<model::Guest> &guests,
                   const QList<base::ParticipantId> &roster, model::Language language, const Avatars &faces,
                   CastLook look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_model(personas, roster, language, guests)
    , m_search(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_up(new QPushButton(this))
    , m_down(new QPushButton(this))
    , m_count(quietLabel(u"castCount"_s, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"castList"_s);
    makeList(faces);
    m_search->setObjectName(u"castSearch"_s);
    m_search->setClearButtonEnabled(true);
    m_search->setVisible(look == CastLook::Lines || m_model.rowCount() > kFewToSearch);
    connect(m_search, &QLineEdit::textChanged, this, &CastList::search);
    m_up->setObjectName(u"castUp"_s);
    m_down->setObjectName(u"castDown"_s);
    for (QPushButton *button : {m_up, m_down})
        button->setAutoDefault(false);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(&m_model, &CastModel::rosterChanged, this, [this] {
        refresh();
        Q_EMIT rosterChanged();
    });

    auto *foot = new QHBoxLayout;
    foot->setSpacing(theme.metrics.small);
    foot->addWidget(m_count, 1);
    foot->addWidget(m_up);
    foot->addWidget(m_down);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.small);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addLayout(foot);
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { applyTheme(); });
}

void CastList::makeList(const Avatars &faces)
{
    m_list->setObjectName(u"castRows"_s);
    m_list->setModel(&m_model);
    m_list->setUniformItemSizes(true);
    if (m_look == CastLook::Faces) {
        m_list->setItemDelegate(new FaceDelegate(faces, this));
        m_list->setFlow(QListView::LeftToRight);
        m_list->setWrapping(true);
        m_list->setResizeMode(QListView::Adjust);
    } else {
        m_list->setItemDelegate(new LibraryDelegate(faces, this));
    }
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setDragDropOverwriteMode(false);
    m_list->setCurrentIndex(m_model.index(0));
    m_list->installEventFilter(this);
    // The delegate paints the mark elsewhere than the style would expect it.
    connect(m_list, &QListView::clicked, &m_model, &CastModel::toggle);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &CastList::refresh);
    connect(&faces, &Avatars::changed, m_list->viewport(), qOverload<>(&QWidget::update));
}

void CastList::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_up->setIcon(icon(IconName::ChevronUp, theme));
    m_down->setIcon(icon(IconName::ChevronDown, theme));
    if (m_look == CastLook::Lines)
        return;
    m_up->setIcon(icon(IconName::ChevronLeft, theme));
    m_down->setIcon(icon(IconName::ChevronRight, theme));
    fitFaces();
}

/// The list is as high as its faces: the page around it scrolls, and the list only with many of them.
void CastList::fitFaces()
{
    if (m_look == CastLook::Lines)
        return;
    int shown = 0;
    for (int row = 0; row < m_model.rowCount(); ++row)
        shown += m_list->isRowHidden(row) ? 0 : 1;
    const QSize face = m_list->sizeHintForIndex(m_model.index(0)).expandedTo(QSize(1, 1));
    const int frame = 2 * m_list->frameWidth();
    const auto linesIn = [&](int width) {
        const int inLine = std::max(width / face.width(), 1);
        return std::max((shown + inLine - 1) / inLine, 1);
    };
    const int lines = linesIn(m_list->width() - frame);
    const bool scrolls = lines > kMostFaceLines;
    m_list->setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    m_list->setFixedHeight(std::min(lines, kMostFaceLines) * face.height() + frame);
}

bool CastList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::Resize)
        fitFaces();
    if (watched != m_list || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Space) {
        m_model.toggle(m_list->currentIndex());
        return true;
    }
    const bool moves = key->modifiers() == Qt::AltModifier;
    const bool beside = m_look == CastLook::Faces;
    const bool earlier = key->key() == Qt::Key_Up || (beside && key->key() == Qt::Key_Left);
    const bool later = key->key() == Qt::Key_Down || (beside && key->key() == Qt::Key_Right);
    if (moves && (earlier || later)) {
        move(earlier ? -1 : 1);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

/// Skips rows that the search hides.
void CastList::move(int by)
{
    const int row = m_list->currentIndex().row();
    int target = row + by;
    while (target >= 0 && target < m_model.rowCount() && m_list->isRowHidden(target))
        target += by;
    if (row < 0 || target < 0 || target >= m_model.rowCount())
        return;
    m_model.moveRow({}, row, {}, by > 0 ? target + 1 : target);
    search(); // rows are hidden by index
    refresh();
}

void CastList::search()
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        m_list->setRowHidden(row, !m_model.fits(row, m_search->text()));
    fitFaces();
}

void CastList::refresh()
{
    const int row = m_list->currentIndex().row();
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_model.rowCount());
    m_count->setText(tr("%n take(s) part.", nullptr, int(m_model.roster().size())));
}

void CastList::retranslate()
{
    m_search->setPlaceholderText(tr("Search companions"));
    m_search->setAccessibleName(tr("Search companions"));
    m_list->setAccessibleName(tr("Participants, in order"));
    const bool beside = m_look == CastLook::Faces;
    m_up->setText(beside ? tr("Earlier") : tr("Up"));
    m_down->setText(beside ? tr("Later") : tr("Down"));
    m_up->setToolTip(tr("Move earlier (Alt+Up). The order decides ties, and the first companion greets."));
    m_down->setToolTip(tr("Move later (Alt+Down)."));
    refresh();
}

} // namespace studio::ui
