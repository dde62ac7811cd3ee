// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings_window.h"

#include "core/base/whole_file.h"
#include "ui/settings/setting_row.h"
#include "ui/settings/settings.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/first_size.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/plain_label.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QSize kFirstSize(880, 640);
constexpr int kNarrowSigns = 62; // below this width the list of pages becomes a box
constexpr qsizetype kMostShownChanges = 12;

} // namespace

SettingsWindow::SettingsWindow(Settings &settings, QWidget *parent)
    : QDialog(parent)
    , m_settings(settings)
{
    setObjectName(u"settingsWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(firstSize(*this, kFirstSize));
    m_notice = new NoticeBar(this);
    m_search = new QLineEdit(this);
    m_search->setObjectName(u"settingsSearch"_s);
    m_search->setClearButtonEnabled(true);
    m_list = new QListWidget(this);
    m_list->setObjectName(u"settingsPages"_s);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_narrowList = new QComboBox(this);
    m_narrowList->setObjectName(u"settingsPagesBox"_s);
    m_nothing = quietLabel(u"settingsNothing"_s, this);
    m_nothing->setAlignment(Qt::AlignHCenter);
    makePages(); // before the buttons: Tab goes from top to bottom
    for (QPushButton **button : {&m_import, &m_export, &m_close}) {
        *button = new QPushButton(this);
        (*button)->setAutoDefault(false);
    }
    m_import->setObjectName(u"settingsImport"_s);
    m_export->setObjectName(u"settingsExport"_s);
    m_close->setObjectName(u"settingsClose"_s);
    layOut();
    connect(m_search, &QLineEdit::textChanged, this, [this] { showPages(); });
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            showPage(SettingPage(row));
    });
    connect(m_narrowList, &QComboBox::activated, this, [this](int row) { showPage(SettingPage(row)); });
    connect(m_import, &QPushButton::clicked, this, &SettingsWindow::askForImport);
    connect(m_export, &QPushButton::clicked, this, &SettingsWindow::askForExport);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(&m_settings, &Settings::savingFailed, this, [this](const QString &why) {
        m_notice->ask(tr("The settings could not be saved: %1. They apply until you quit.").arg(why), {},
                      true);
    });
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] { retranslate(); });
    m_list->setCurrentRow(0);
    showPages();
    tellState();
    m_search->setFocus();
}

void SettingsWindow::makePages()
{
    for (int number = 0; number < kSettingPages; ++number) {
        Page page;
        page.box = new QWidget(this);
        page.box->setObjectName(u"settingsPage%1"_s.arg(number));
        page.column = new QVBoxLayout(page.box);
        page.column->setContentsMargins(0, 0, 0, 0);
        page.column->setSpacing(themeOf(this).metrics.large);
        page.heading = plainLabel(u"settingsHeading%1"_s.arg(number), page.box);
        page.note = quietLabel(u"settingsNote%1"_s.arg(number), page.box);
        page.column->addWidget(page.heading);
        page.column->addWidget(page.note);
        m_pages.append(page);
        m_list->addItem(QString());
        m_narrowList->addItem(QString());
    }
    for (const SettingEntry &entry : registeredSettings()) {
        Page &page = m_pages[int(entry.page)];
        auto *row = new SettingRow(entry, m_settings, page.box);
        page.column->addWidget(row);
        page.rows.append(row);
    }
}

void SettingsWindow::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *rows = new QWidget(this);
    auto *column = new QVBoxLayout(rows);
    column->setContentsMargins(metrics.large, 0, metrics.large, metrics.large);
    column->setSpacing(metrics.large * 2);
    for (const Page &page : std::as_const(m_pages))
        column->addWidget(page.box);
    column->addWidget(m_nothing);
    column->addStretch();
    m_area = new QScrollArea(this);
    m_area->setObjectName(u"settingsArea"_s);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidget(rows);
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_list);
    middle->addWidget(m_area, 1);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_import);
    foot->addWidget(m_export);
    foot->addStretch();
    foot->addWidget(m_close);
    auto *whole = new QVBoxLayout(this);
    whole->addWidget(m_notice);
    whole->addWidget(m_search);
    whole->addWidget(m_narrowList);
    whole->addLayout(middle, 1);
    whole->addLayout(foot);
}

void SettingsWindow::offerActions(const QList<QAction *> &actions)
{
    for (const Page &page : std::as_const(m_pages))
        for (SettingRow *row : page.rows) {
            if (row->entry().kind != SettingKind::Way)
                continue;
            const auto found = std::find_if(actions.cbegin(), actions.cend(), [row](const QAction *action) {
                return action->objectName() == QLatin1String(row->entry().key);
            });
            row->setAction(found == actions.cend() ? nullptr : *found);
            m_isOffered.insert(row, found != actions.cend() && (*found)->isVisible());
        }
    showPages();
}

void SettingsWindow::addToPage(SettingPage page, QWidget *widget)
{
    m_pages[int(page)].column->addWidget(widget);
    m_pages[int(page)].more.append(widget);
    showPages();
}

void SettingsWindow::setNote(SettingPage page, const QString &note)
{
    m_pages[int(page)].ownNote = note;
    showNote(int(page));
}

void SettingsWindow::showNote(int page)
{
    const QString note =
        m_pages.at(page).ownNote.isEmpty() ? pageAbout(SettingPage(page)) : m_pages.at(page).ownNote;
    m_pages.at(page).note->setText(note);
    m_pages.at(page).note->setVisible(!note.isEmpty());
}

void SettingsWindow::showPage(SettingPage page)
{
    m_page = int(page);
    m_list->setCurrentRow(m_page);
    m_narrowList->setCurrentIndex(m_page);
    if (m_search->text().isEmpty())
        showPages();
    else
        m_search->clear(); // shows the page
    m_area->verticalScrollBar()->setValue(0);
}

/// While something is searched, all pages with rows that fit; else the chosen page.
void SettingsWindow::showPages()
{
    const QString typed = m_search->text().trimmed();
    bool isAnyShown = false;
    for (int number = 0; number < kSettingPages; ++number) {
        const Page &page = m_pages.at(number);
        bool isShown = typed.isEmpty() && number == m_page;
        for (SettingRow *row : page.rows) {
            const bool isOffered = row->entry().kind != SettingKind::Way || m_isOffered.value(row);
            const bool fits = isOffered && (typed.isEmpty() || fitsSearch(row->entry(), typed));
            row->setVisible(fits);
            isShown = isShown || (fits && !typed.isEmpty());
        }
        for (QWidget *more : page.more) {
            const QString words = pageName(SettingPage(number)) + u'\n' + more->accessibleDescription();
            const bool fits = typed.isEmpty() || words.contains(typed, Qt::CaseInsensitive);
            more->setVisible(fits);
            isShown = isShown || (fits && !typed.isEmpty());
        }
        page.box->setVisible(isShown);
        isAnyShown = isAnyShown || isShown;
    }
    m_nothing->setVisible(!isAnyShown);
}

void SettingsWindow::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    fitWidth();
}

void SettingsWindow::fitWidth()
{
    const bool narrow = width() < kNarrowSigns * fontMetrics().averageCharWidth();
    m_list->setVisible(!narrow);
    m_narrowList->setVisible(narrow);
    const int widest = m_list->sizeHintForColumn(0) + 2 * m_list->frameWidth();
    m_list->setFixedWidth(widest + m_list->verticalScrollBar()->sizeHint().width());
}

void SettingsWindow::applyTheme()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    large.setWeight(QFont::DemiBold);
    for (const Page &page : std::as_const(m_pages))
        page.heading->setFont(large);
    fitWidth();
}

void SettingsWindow::retranslate()
{
    setWindowTitle(tr("Settings"));
    m_search->setPlaceholderText(tr("Search settings"));
    m_search->setAccessibleName(tr("Search settings"));
    m_list->setAccessibleName(tr("Pages"));
    m_narrowList->setAccessibleName(tr("Pages"));
    m_nothing->setText(tr("No settings found."));
    m_import->setText(tr("Import settings…"));
    m_export->setText(tr("Export settings…"));
    m_close->setText(tr("Close"));
    for (int number = 0; number < kSettingPages; ++number) {
        const QString name = pageName(SettingPage(number));
        m_list->item(number)->setText(name);
        m_narrowList->setItemText(number, name);
        m_pages.at(number).heading->setText(name);
        showNote(number);
    }
    fitWidth();
}

void SettingsWindow::tellState()
{
    // A file that can be neither read nor moved makes them read-only, too: its trouble says so.
    if (!m_settings.troubles().isEmpty())
        m_notice->ask(m_settings.troubles().join(u'\n'), {}, true);
    else if (m_settings.isReadOnly())
        m_notice->ask(tr("This data is open in another window. Changes apply only until you quit."), {});
}

void SettingsWindow::askForExport()
{
    auto *dialog = new QFileDialog(this, tr("Export settings"));
    dialog->setObjectName(u"settingsExportDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->setNameFilters({tr("Settings (*.json)")});
    dialog->setDefaultSuffix(u"json"_s);
    dialog->selectFile(u"companion-studio-settings.json"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &SettingsWindow::exportTo);
    dialog->open();
}

void SettingsWindow::exportTo(const QString &file)
{
    if (const auto trouble = base::writeWhole(file, settingsText(m_settings.exported())))
        m_notice->ask(tr("Could not write “%1”: %2.").arg(QFileInfo(file).fileName(), *trouble), {}, true);
    else
        m_notice->ask(tr("Exported “%1”. It contains your name and description, and no keys or passwords.")
                          .arg(QFileInfo(file).fileName()),
                      {});
}

void SettingsWindow::askForImport()
{
    auto *dialog = new QFileDialog(this, tr("Import settings"));
    dialog->setObjectName(u"settingsImportDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Settings (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &SettingsWindow::importFrom);
    dialog->open();
}

void SettingsWindow::importFrom(const QString &file)
{
    const QString name = QFileInfo(file).fileName();
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly)) {
        m_notice->ask(tr("Could not read “%1”: %2.").arg(name, source.errorString()), {}, true);
        return;
    }
    const QByteArray bytes = source.read(kLargestSettingsFile + 1);
    if (bytes.size() > kLargestSettingsFile) {
        m_notice->ask(tr("“%1” is too large to be a settings file.").arg(name), {}, true);
        return;
    }
    const auto read = parseSettings(bytes);
    if (!read)
        m_notice->ask(tr("Could not import “%1”: %2").arg(name, read.error().text), {}, true);
    else
        offerImport(read->content, read->troubles);
}

QStringList SettingsWindow::changesBy(const SettingsContent &content) const
{
    QStringList changes;
    for (const SettingEntry &entry : registeredSettings()) {
        const QString key = QString::fromLatin1(entry.key);
        const QJsonValue wanted = content.values.value(key);
        if (entry.kind != SettingKind::Way && !wanted.isUndefined() && wanted != m_settings.value(key))
            changes.append(tr("%1: %2 → %3")
                               .arg(settingName(entry), valueText(entry, m_settings.value(key)),
                                    valueText(entry, wanted)));
    }
    if (content.hasShortcuts && content.shortcuts != m_settings.shortcuts())
        changes.append(tr("Changed keyboard shortcuts: %1 → %2")
                           .arg(m_settings.shortcuts().size())
                           .arg(content.shortcuts.size()));
    return changes;
}

/// Nothing changes before the user has seen what would.
void SettingsWindow::offerImport(const SettingsContent &content, const QStringList &troubles)
{
    const QStringList changes = changesBy(content);
    QStringList lines = troubles;
    if (changes.isEmpty()) {
        lines.append(tr("Nothing to import: your settings are the same."));
        m_notice->ask(lines.join(u'\n'), {});
        return;
    }
    lines += changes.mid(0, kMostShownChanges);
    if (changes.size() > kMostShownChanges)
        lines.append(tr("… and %1 more").arg(changes.size() - kMostShownChanges));
    const QString done = tr("Settings imported.");
    m_notice->ask(lines.join(u'\n'), {{u"settingsImportAnswer"_s, tr("Import"),
                                       [this, content, done] {
                                           m_settings.take(content);
                                           m_notice->ask(done, {});
                                       }},
                                      {u"settingsCancelAnswer"_s, tr("Cancel"), [] {}}});
    m_notice->focusAnswer();
}

} // namespace studio::ui
