// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/export_window.h"

#include "ui/record/document_preview.h"
#include "ui/record/export_words.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using ports::RecordDetail;
using ports::RecordFormat;

namespace {

constexpr int kChoiceLetters = 28; // how wide the choices are, in average letters
constexpr int kSoon = 250;         // ms
constexpr int kParts = 1000;       // of the progress bar

} // namespace

ExportWindow::ExportWindow(const QString &roomName, const ports::Record &wanted, QWidget *parent)
    : QDialog(parent)
    , m_roomName(roomName)
    , m_wanted(wanted)
    , m_formatName(plainLabel(u"exportFormatName"_s, this))
    , m_format(new QComboBox(this))
    , m_formatHelp(quietLabel(u"exportFormatHelp"_s, this))
    , m_detailName(plainLabel(u"exportDetailName"_s, this))
    , m_detail(new QComboBox(this))
    , m_rangeName(plainLabel(u"exportRangeName"_s, this))
    , m_range(new ExportRange(this))
    , m_whispers(new QCheckBox(this))
    , m_whispersHelp(quietLabel(u"exportWhispersHelp"_s, this))
    , m_redact(new QCheckBox(this))
    , m_redactHelp(quietLabel(u"exportRedactHelp"_s, this))
    , m_pictures(new QCheckBox(this))
    , m_size(plainLabel(u"exportSize"_s, this))
    , m_preview(new DocumentPreview(this))
    , m_trouble(plainLabel(u"exportTrouble"_s, this))
    , m_progress(new QProgressBar(this))
    , m_stop(new QPushButton(this))
    , m_copy(new QPushButton(this))
    , m_print(new QPushButton(this))
    , m_close(new QPushButton(this))
    , m_save(new QPushButton(this))
{
    setObjectName(u"exportWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    constexpr QSize kFirstSize(920, 640); // with texts of the usual size
    constexpr int kUsualLine = 18;        // of those
    const QSize first = kFirstSize * std::max(1.0, double(fontMetrics().lineSpacing()) / kUsualLine);
    resize(parent ? first.boundedTo(parent->window()->size() - QSize(48, 48)) : first);
    const QList<std::pair<QWidget *, QString>> names{
        {m_format, u"exportFormat"_s},     {m_detail, u"exportDetail"_s},  {m_redact, u"exportRedact"_s},
        {m_whispers, u"exportWhispers"_s}, {m_pictures, u"exportFaces"_s}, {m_progress, u"exportProgress"_s},
        {m_stop, u"exportStop"_s},         {m_copy, u"exportCopy"_s},      {m_print, u"exportPrint"_s},
        {m_close, u"exportClose"_s},       {m_save, u"exportSave"_s}};
    for (const auto &[widget, name] : names)
        widget->setObjectName(name);
    for (QPushButton *button : {m_stop, m_copy, m_print, m_close})
        button->setAutoDefault(false);
    m_save->setDefault(true);
    m_pictures->setChecked(true);
    m_progress->setRange(0, kParts);
    m_progress->setTextVisible(false); // it is half on the bar and half beside it
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoon);
    onThemeChange(this, [this] {
        QPalette wrong = themeOf(this).palette();
        wrong.setColor(QPalette::WindowText, themeOf(this).error);
        m_trouble->setPalette(wrong);
    });
    fillFormats();
    layOut();
    connectParts();
    onRetranslate(this, [this] { retranslate(); });
    m_soon.start();
}

void ExportWindow::fillFormats()
{
    const QList<RecordFormat> formats = exportFormats();
    for (const RecordFormat one : formats) {
        if (!m_wanted.witness || knowsWitness(one))
            m_format->addItem({}, int(one));
    }
    for (const RecordDetail one : {RecordDetail::Talk, RecordDetail::Votes, RecordDetail::Full})
        m_detail->addItem({}, int(one));
}

void ExportWindow::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    for (QComboBox *box : {m_format, m_detail}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
    }
    // With large texts they need more height than a screen has.
    auto *area = new QScrollArea(this);
    area->setObjectName(u"exportChoices"_s);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    auto *choices = new QWidget(area);
    area->setWidget(choices);
    area->viewport()->setAutoFillBackground(false);
    choices->setAutoFillBackground(false);
    const int wished = kChoiceLetters * fontMetrics().averageCharWidth() + 2 * metrics.large;
    area->setFixedWidth(std::min(wished, width() * 9 / 20)); // the preview needs its room
    auto *left = new QVBoxLayout(choices);
    left->setContentsMargins(0, 0, metrics.small, 0);
    left->setSpacing(metrics.tiny);
    const auto add = [left, &metrics](QLabel *name, QWidget *choice) {
        name->setBuddy(choice);
        left->addWidget(name);
        left->addWidget(choice);
        left->addSpacing(metrics.medium);
    };
    left->addWidget(m_formatName);
    m_formatName->setBuddy(m_format);
    left->addWidget(m_format);
    left->addWidget(m_formatHelp);
    left->addSpacing(metrics.medium);
    add(m_detailName, m_detail);
    add(m_rangeName, m_range);
    left->addWidget(m_pictures);
    left->addWidget(m_whispers);
    left->addWidget(m_whispersHelp);
    left->addWidget(m_redact);
    left->addWidget(m_redactHelp);
    left->addStretch(1);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(metrics.small);
    auto *side = new QVBoxLayout;
    side->setSpacing(metrics.small);
    side->addWidget(area, 1);
    side->addWidget(m_size);
    middle->addLayout(side);
    middle->addWidget(m_preview, 1);
    auto *running = new QHBoxLayout;
    running->setSpacing(metrics.small);
    running->addWidget(m_progress, 1);
    running->addWidget(m_stop);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(metrics.small);
    foot->addWidget(m_copy);
    foot->addWidget(m_print);
    foot->addStretch(1);
    foot->addWidget(m_close);
    foot->addWidget(m_save);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    column->setSpacing(metrics.small);
    column->addLayout(middle, 1);
    column->addWidget(m_trouble);
    column->addLayout(running);
    column->addLayout(foot);
}

void ExportWindow::connectParts()
{
    for (QComboBox *box : {m_format, m_detail})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportWindow::changed);
    connect(m_range, &ExportRange::changed, this, &ExportWindow::changed);
    for (QCheckBox *box : {m_whispers, m_redact, m_pictures})
        connect(box, &QCheckBox::toggled, this, &ExportWindow::changed);
    connect(&m_soon, &QTimer::timeout, this, [this] { Q_EMIT previewWanted(record()); });
    connect(m_save, &QPushButton::clicked, this, [this] { Q_EMIT saveWanted(record()); });
    connect(m_copy, &QPushButton::clicked, this, [this] { Q_EMIT copyWanted(record()); });
    connect(m_print, &QPushButton::clicked, this, [this] { Q_EMIT printWanted(record()); });
    connect(m_stop, &QPushButton::clicked, this, &ExportWindow::stopWanted);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
}

void ExportWindow::setRoom(qint64 messages, const ExportRange::Rows &selected)
{
    m_range->setRoom(messages, selected);
    changed();
}

RecordFormat ExportWindow::format() const { return RecordFormat(m_format->currentData().toInt()); }

void ExportWindow::chooseFormat(RecordFormat format)
{
    m_format->setCurrentIndex(std::max(0, m_format->findData(int(format))));
}

ports::Record ExportWindow::record() const
{
    ports::Record record = m_wanted;
    record.format = format();
    record.detail =
        knowsDetails(record.format) ? RecordDetail(m_detail->currentData().toInt()) : RecordDetail::Talk;
    record.range = knowsRange(record.format) ? m_range->range() : ports::RecordRange();
    record.withoutWhispers = m_whispers->isChecked();
    record.redacted = m_redact->isChecked();
    record.pictures = m_pictures->isChecked();
    return record;
}

void ExportWindow::changed()
{
    m_piece.reset();
    m_problem.clear();
    refresh();
    m_soon.start();
}

void ExportWindow::setPreview(const ports::RecordPiece &piece)
{
    m_piece = piece;
    m_preview->show(piece);
    refresh();
}

void ExportWindow::tellTrouble(const QString &what)
{
    m_problem = what;
    m_isWriting = false;
    refresh();
}

void ExportWindow::showProgress(qint64 done, qint64 total)
{
    m_isWriting = true;
    m_progress->setValue(total > 0 ? int(double(done) / double(total) * kParts) : 0);
    refresh();
}

void ExportWindow::showDone()
{
    m_isWriting = false;
    refresh();
}

void ExportWindow::refresh()
{
    const RecordFormat chosen = format();
    m_formatHelp->setText(formatHelp(chosen));
    m_detail->setEnabled(knowsDetails(chosen) && !m_wanted.witness && !m_whispers->isChecked());
    m_detailName->setEnabled(m_detail->isEnabled());
    m_range->setEnabled(knowsRange(chosen));
    m_rangeName->setEnabled(m_range->isEnabled());
    m_pictures->setEnabled(knowsFaces(chosen) && !m_redact->isChecked());
    m_whispersHelp->setVisible(m_whispers->isChecked());
    m_redactHelp->setVisible(m_redact->isChecked());
    m_size->setText(sizeWords());
    m_trouble->setText(m_problem);
    m_trouble->setVisible(!m_problem.isEmpty());
    m_progress->setVisible(m_isWriting);
    m_stop->setVisible(m_isWriting);
    m_save->setEnabled(!m_isWriting);
    m_copy->setEnabled(!m_isWriting);
    m_print->setEnabled(!m_isWriting);
}

QString ExportWindow::sizeWords() const
{
    if (!m_piece)
        return m_problem.isEmpty() ? tr("One moment…") : QString();
    const QString messages = tr("%Ln message(s)", nullptr, int(m_piece->messages));
    if (m_piece->wholeSize == 0) // not known before it is written
        return messages;
    const QString size = locale().formattedDataSize(m_piece->wholeSize, 1);
    //: %1 are "12 messages", %2 is "1.2 MiB"
    return m_piece->isWhole ? tr("%1, %2").arg(messages, size) : tr("%1, about %2").arg(messages, size);
}

void ExportWindow::retranslate()
{
    setWindowTitle(tr("Export “%1”").arg(m_roomName));
    m_formatName->setText(tr("For&mat"));
    m_detailName->setText(tr("&Detail"));
    m_rangeName->setText(tr("&Range"));
    m_format->setAccessibleName(tr("Format"));
    m_detail->setAccessibleName(tr("Detail"));
    const QSignalBlocker quiet(m_format);
    for (int i = 0; i < m_format->count(); ++i)
        m_format->setItemText(i, formatName(RecordFormat(m_format->itemData(i).toInt())));
    m_detail->setItemText(0, tr("Messages"));
    m_detail->setItemText(1, tr("Messages, votes and decisions"));
    m_detail->setItemText(2, tr("Messages, votes, decisions and all events"));
    m_pictures->setText(tr("&Faces"));
    m_whispers->setText(tr("&Leave out whispers"));
    m_whispersHelp->setText(tr("Only what everyone in the room could hear. Votes and events are left out "
                               "too, because they can reveal whispers."));
    m_redact->setText(tr("&Anonymise names"));
    m_redactHelp->setText(tr("Companions become Companion A, B …, users Person 1, 2 …, also in texts. "
                             "Nicknames are not replaced: read the file before sharing."));
    m_preview->setAccessible(tr("Preview"));
    m_progress->setAccessibleName(tr("Progress"));
    m_stop->setText(tr("S&top"));
    m_copy->setText(tr("&Copy"));
    m_print->setText(tr("&Print…"));
    m_close->setText(tr("Close"));
    m_save->setText(tr("&Save…"));
    m_range->retranslate();
    refresh();
}

} // namespace studio::ui
