// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/mask_table.h"

#include "ui/rooms/mask_model.h"
#include "ui/theme/elided.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace studio::ui {

namespace {

constexpr int kMostMaskRows = 8; // before it scrolls
constexpr int kRowLetters = 18;  // of a name at the left, as wide as an n
constexpr int kColumnLetters = 7;
constexpr int kFewestLetters = 4;

/// A tick in the middle of its cell, on a quieter background if row and column are the same member.
class MaskDelegate : public QStyledItemDelegate
{
public:
    explicit MaskDelegate(QTableView &table)
        : QStyledItemDelegate(&table)
        , m_table(table)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QStyle &style = *m_table.style();
        const QRect cell = option.rect;
        const Theme &theme = themeOf(&m_table);
        painter->fillRect(cell, index.row() == index.column() ? theme.raised : theme.surface);
        QStyleOptionButton box;
        const int side = style.pixelMetric(QStyle::PM_IndicatorWidth, nullptr, &m_table);
        box.rect = QRect(0, 0, side, side);
        box.rect.moveCenter(cell.center());
        const bool isOn = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        box.state = QStyle::State_Enabled | (isOn ? QStyle::State_On : QStyle::State_Off);
        style.drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, painter, &m_table);
        if (m_table.hasFocus() && m_table.currentIndex() == index) {
            QStyleOptionFocusRect ring;
            ring.rect = cell;
            style.drawPrimitive(QStyle::PE_FrameFocusRect, &ring, painter, &m_table);
        }
    }

private:
    QTableView &m_table;
};

/// Names on a flat background, elided if long; emphasised for the row and the column of the current cell.
class MaskHead : public QHeaderView
{
public:
    MaskHead(Qt::Orientation orientation, MaskTable &table)
        : QHeaderView(orientation, &table)
        , m_table(table)
    {
        setSectionResizeMode(QHeaderView::Fixed);
        setHighlightSections(false);
        setSectionsClickable(true);
    }

    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        const bool isRow = orientation() == Qt::Vertical;
        const QModelIndex at = m_table.currentIndex();
        const bool isCurrent = m_table.hasFocus() && (isRow ? at.row() : at.column()) == section;
        painter->fillRect(rect, palette().window());
        QFont font = this->font();
        font.setWeight(isCurrent ? QFont::DemiBold : QFont::Normal);
        painter->setFont(font);
        painter->setPen(palette().color(QPalette::WindowText));
        const QRect place = rect.adjusted(isRow ? 0 : Metrics().tiny, 0, -Metrics().tiny, 0);
        const QString name = model()->headerData(section, orientation()).toString();
        painter->drawText(place, (isRow ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter,
                          elided(QFontMetrics(font), name, place.width()));
    }

private:
    MaskTable &m_table;
};

} // namespace

MaskTable::MaskTable(const QString &objectName, MaskModel &model, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
{
    setObjectName(objectName);
    setModel(&model);
    setItemDelegate(new MaskDelegate(*this));
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerItem);
    setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setHorizontalHeader(new MaskHead(Qt::Horizontal, *this));
    setVerticalHeader(new MaskHead(Qt::Vertical, *this));
    if (auto *corner = findChild<QAbstractButton *>(QString(), Qt::FindDirectChildrenOnly))
        corner->installEventFilter(this); // otherwise a button's background is painted beside the names
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &MaskTable::updateNames);
    connect(verticalHeader(), &QHeaderView::sectionClicked, this, &MaskTable::tickRow);
    connect(horizontalHeader(), &QHeaderView::sectionClicked, this, &MaskTable::tickColumn);
    fit();
    onThemeChange(this, [this] { fit(); });
}

/// Wide enough for the names, within bounds: longer names are elided, with the whole name in the tool tip.
void MaskTable::fit()
{
    const Theme &theme = themeOf(this);
    const QFontMetrics letters = horizontalHeader()->fontMetrics();
    int longest = 0;
    for (const QString &name : m_model.names())
        longest = std::max(longest, letters.horizontalAdvance(name));
    const int letter = letters.horizontalAdvance(u'n');
    const int space = theme.metrics.large;
    horizontalHeader()->setMinimumSectionSize(theme.metrics.control);
    m_column = std::clamp(longest, kFewestLetters * letter, kColumnLetters * letter) + space;
    verticalHeader()->setFixedWidth(std::clamp(longest, kFewestLetters * letter, kRowLetters * letter) +
                                    space);
    const int line =
        std::max(theme.metrics.control - theme.metrics.tiny, letters.height() + theme.metrics.small);
    verticalHeader()->setMinimumSectionSize(line);
    verticalHeader()->setDefaultSectionSize(line);
    horizontalHeader()->setFixedHeight(line);
    fitSize();
}

/// As high as its rows, and as wide as its columns. If they do not all fit, whole rows and columns are
/// visible, with a scroll bar below.
void MaskTable::fitSize()
{
    const int rows = std::min(m_model.rowCount(), kMostMaskRows);
    const bool isTall = m_model.rowCount() > kMostMaskRows;
    const int beside = verticalHeader()->width() + (isTall ? verticalScrollBar()->sizeHint().width() : 0);
    const int columns = m_model.columnCount();
    const int room = width() - beside;
    const bool isWide = columns * m_column > room && room > 0;
    horizontalHeader()->setDefaultSectionSize(isWide ? room / std::max(room / m_column, 1) : m_column);
    setMaximumWidth(columns * m_column + beside);
    setFixedHeight(horizontalHeader()->height() + rows * verticalHeader()->defaultSectionSize() +
                   (isWide ? horizontalScrollBar()->sizeHint().height() : 0));
}

void MaskTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitSize();
}

void MaskTable::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    updateNames();
}

void MaskTable::focusOutEvent(QFocusEvent *event)
{
    QTableView::focusOutEvent(event);
    updateNames();
}

void MaskTable::updateNames()
{
    horizontalHeader()->viewport()->update();
    verticalHeader()->viewport()->update();
}

bool MaskTable::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint && watched->inherits("QTableCornerButton")) {
        auto *corner = static_cast<QWidget *>(watched);
        QPainter(corner).fillRect(corner->rect(), palette().window());
        return true;
    }
    return QTableView::eventFilter(watched, event);
}

void MaskTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void MaskTable::keyPressEvent(QKeyEvent *event)
{
    const QModelIndex at = currentIndex();
    const bool isAll = event->key() == Qt::Key_A && event->modifiers().testFlag(Qt::ControlModifier);
    if (at.isValid() && (event->key() == Qt::Key_Space || event->key() == Qt::Key_Select))
        return tick(at, !m_model.isTicked(at));
    if (at.isValid() && isAll)
        return event->modifiers().testFlag(Qt::ShiftModifier) ? tickColumn(at.column()) : tickRow(at.row());
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return event->ignore(); // leaves the key to the window's main button
    QTableView::keyPressEvent(event);
}

void MaskTable::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex at = indexAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !at.isValid())
        return QTableView::mousePressEvent(event);
    setCurrentIndex(at);
    m_painting = !m_model.isTicked(at);
    tick(at, *m_painting);
}

void MaskTable::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_painting)
        return QTableView::mouseMoveEvent(event);
    if (const QModelIndex at = indexAt(event->position().toPoint()); at.isValid()) {
        setCurrentIndex(at);
        tick(at, *m_painting);
    }
}

void MaskTable::mouseReleaseEvent(QMouseEvent *event)
{
    m_painting.reset();
    QTableView::mouseReleaseEvent(event);
}

/// The second click of a double click counts as a click.
void MaskTable::mouseDoubleClickEvent(QMouseEvent *event) { mousePressEvent(event); }

void MaskTable::tick(const QModelIndex &index, bool on)
{
    if (m_model.isTicked(index) == on)
        return;
    model::FollowMask mask = m_model.mask();
    mask.set(index.column(), index.row(), on);
    m_model.change(mask);
    Q_EMIT edited();
}

/// Ticks the whole row, or clears it if all cells are ticked.
void MaskTable::tickRow(int row)
{
    model::FollowMask mask = m_model.mask();
    bool isFull = true;
    for (int column = 0; column < m_model.columnCount(); ++column)
        isFull = isFull && mask.mayFollow(column, row);
    mask.setRow(row, !isFull);
    m_model.change(mask);
    Q_EMIT edited();
}

void MaskTable::tickColumn(int column)
{
    model::FollowMask mask = m_model.mask();
    bool isFull = true;
    for (int row = 0; row < m_model.rowCount(); ++row)
        isFull = isFull && mask.mayFollow(column, row);
    mask.setColumn(column, !isFull);
    m_model.change(mask);
    Q_EMIT edited();
}

} // namespace studio::ui
